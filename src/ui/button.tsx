import { chakra } from "@chakra-ui/react/styled-system";
import { buttonRecipe } from "../theme/recipes/button";

/** A button in one of the site's variants (default, destructive, outline, secondary, ghost, link) and sizes. */
export const Button = chakra("button", buttonRecipe, { defaultProps: { type: "button" } });
