/** How far from its place something may be, in pixels, where the browser leaves a little air or keeps what is in sight. */
export const AIR = 40;
