import { chakra } from "@chakra-ui/react/styled-system";
import { badgeRecipe } from "../theme/recipes/badge";

/** A small label that names what something belongs to. */
export const Badge = chakra("span", badgeRecipe);
