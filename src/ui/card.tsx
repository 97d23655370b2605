import { chakra } from "@chakra-ui/react/styled-system";
import { cardRecipe } from "../theme/recipes/card";

/** One entry of a grid. */
export const Card = chakra("article", cardRecipe);
