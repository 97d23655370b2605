import { startTransition, useEffect, useState } from "react";
import { afterPaint } from "./after-paint";

/**
 * A value as it was when the page was last drawn: what follows it is drawn afterwards, and gives way to whoever goes on
 * writing. React's own useDeferredValue begins before the browser draws.
 * https://react.dev/reference/react/useDeferredValue
 */
export function useAfterPaint<Value>(value: Value): Value {
  const [drawn, setDrawn] = useState(value);

  useEffect(
    () =>
      afterPaint(() => {
        startTransition(() => {
          setDrawn(value);
        });
      }),
    [value],
  );

  return drawn;
}
