import { NETWORK_ICONS } from "../../src/layout/network-icons";
import schema from "../../data/schemas/site.schema.json";

test("every network that the content may name has an icon", () => {
  const networks = schema.properties.socialLinks.items.properties.network.enum;
  expect(Object.keys(NETWORK_ICONS)).toEqual(networks);
});
