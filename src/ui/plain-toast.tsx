import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect, useState } from "react";
import { TOAST_DURATION } from "../lib/toasts";
import type { Toast } from "../lib/toasts";
import { Button } from "./button";

const Box = chakra("div", {
  base: {
    position: "fixed",
    bottom: "4",
    insetInlineEnd: "4",
    zIndex: "toast",
    width: { base: "[calc(100vw - 2rem)]", sm: "[24rem]" },
    padding: "4",
    background: "bg.inverse",
    color: "fg.inverse",
    borderWidth: "1px",
    borderColor: "border.inverse",
    borderRadius: "lg",
    boxShadow: "float",
  },
});

interface PlainToastProps {
  readonly toast: Toast | null;
}

/** A toast with nothing that has to be fetched: said when it appears, closed by its button, and by itself after 5 s. */
export function FallbackToast({ toast }: PlainToastProps) {
  const [closed, setClosed] = useState<Toast | null>(null);

  useEffect(() => {
    const timer = setTimeout(() => {
      setClosed(toast);
    }, TOAST_DURATION);
    return () => {
      clearTimeout(timer);
    };
  }, [toast]);

  return (
    // The live region is there before its words, so that they are said.
    <div role="status" data-print="none">
      {toast && toast !== closed ? (
        <Box data-ground="inverse">
          <chakra.p textStyle="h4">{toast.title}</chakra.p>
          <chakra.p textStyle="small">{toast.text}</chakra.p>
          <Button
            variant="link"
            color="accent.inverse"
            onClick={() => {
              setClosed(toast);
            }}
          >
            Close notice
          </Button>
        </Box>
      ) : null}
    </div>
  );
}
