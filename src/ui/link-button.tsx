import { chakra } from "@chakra-ui/react/styled-system";
import { buttonRecipe } from "../theme/recipes/button";
import { SiteLink } from "./site-link";

/** A link that looks like a button, in the same variants and sizes. */
export const LinkButton = chakra(SiteLink, buttonRecipe);
