/** The proportions of pictures, width to height; what isn't one of these fills the frame that it stands in. */
export const PICTURE_RATIOS = { landscape: 1.6, square: 1 } as const;
