/** The module that the plugin's option `system` names. */
declare module "@chakra-static/system" {
  import type { SystemContext } from "@chakra-ui/react/styled-system";

  export const system: SystemContext;
}
