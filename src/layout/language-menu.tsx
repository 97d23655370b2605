import { chakra } from "@chakra-ui/react/styled-system";
import { useState } from "react";
import { FiChevronDown, FiGlobe } from "react-icons/fi";
import { PopupList, usePopup } from "./popup";
import { VisuallyHidden } from "../ui/primitives";
import { useSite } from "./use-site";

/** Choosing a language only changes the label of the button; nothing is translated. */
export function LanguageMenu() {
  const { languages } = useSite().facts;
  const [current, setCurrent] = useState(languages[0]);
  const { open, close, rootProps, buttonProps } = usePopup<HTMLDivElement>();

  return (
    <chakra.div position="relative" data-needs-script="" {...rootProps}>
      <chakra.button
        type="button"
        display="inline-flex"
        alignItems="center"
        gap="2"
        minHeight="8"
        cursor="pointer"
        aria-controls="languages"
        {...buttonProps}
      >
        <FiGlobe aria-hidden="true" />
        <VisuallyHidden>Language: </VisuallyHidden>
        <span>{current?.name}</span>
        <FiChevronDown aria-hidden="true" />
      </chakra.button>
      <PopupList
        id="languages"
        hidden={!open}
        insetInlineEnd={{ base: "-0.75rem", md: "auto" }}
        insetInlineStart={{ md: "0" }}
        minWidth="10rem"
        paddingBlock="2"
        position="absolute"
      >
        {languages.map((language) => (
          <li key={language.code}>
            <button
              type="button"
              aria-pressed={language === current}
              data-popup-item=""
              onClick={() => {
                setCurrent(language);
                close();
                buttonProps.ref.current?.focus();
              }}
            >
              {language.name}
            </button>
          </li>
        ))}
      </PopupList>
    </chakra.div>
  );
}
