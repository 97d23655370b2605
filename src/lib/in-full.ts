/**
 * How many entries of a list page stand in full, the newest first; the others are rows that lead to their own pages. The
 * query of the case studies has the same number: a query can't import it.
 */
export const IN_FULL = 3;
