/** One icon of react-icons, by its path: `?react-icons/fi/FiX`. The build replaces this module (`write-icon.mjs`). */
export {};
