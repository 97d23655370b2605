import { createSystem } from "@chakra-ui/react/styled-system";
import { toastRecipe } from "./recipes/toast";
import { system } from "./system";

/**
 * What `npm run typecheck` makes Chakra's types from: the site's system, and the recipe of the notices, which are fetched when
 * they are needed and bring it with them.
 */
export default createSystem(system._config, { theme: { slotRecipes: { toast: toastRecipe } } });
