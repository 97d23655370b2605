import { createSystem } from "@chakra-ui/react/styled-system";
import { system } from "./system";
import { toastRecipe } from "./toast-recipe";

/**
 * The system from which `npm run typecheck` generates Chakra's types: the site's, with the recipe of the toasts, which
 * are fetched lazily with their recipe.
 */
export default createSystem(system._config, { theme: { slotRecipes: { toast: toastRecipe } } });
