import { createSystem } from "@chakra-ui/react/styled-system";
import { dialogRecipe } from "./recipes/dialog";
import { toastRecipe } from "./recipes/toast";
import { system } from "./system";

/**
 * What `npm run typecheck` makes Chakra's types from: the site's system, and the recipes of the parts that are fetched
 * when they are needed and bring their recipes with them.
 */
export default createSystem(system._config, { theme: { slotRecipes: { dialog: dialogRecipe, toast: toastRecipe } } });
