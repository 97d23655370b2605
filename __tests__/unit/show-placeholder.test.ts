import { showPlaceholder } from "../../src/lib/show-placeholder";

test("a placeholder says what a real application would do", () => {
  const alert = jest.spyOn(window, "alert").mockImplementation(() => undefined);
  showPlaceholder("download white paper 3");
  expect(alert.mock.calls).toEqual([["In a real application, this would download white paper 3."]]);
  alert.mockRestore();
});
