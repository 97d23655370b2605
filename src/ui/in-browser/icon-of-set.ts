/** An icon of react-icons, by its path: `?react-icons/fi/FiX`. Written by the build (`src/build/icons/write-icon.mjs`). */
export {};
