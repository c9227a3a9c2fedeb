/** Of a section: two of them stand on a screen. */
export const PAGE_SIZE = 4;
