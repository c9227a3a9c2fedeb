/**
 * Widths at which a screen is built differently, as media queries; style sheets repeat them. They are in rem, so that
 * larger text gets the narrow screen sooner: the pixels beside them are for the browsers' usual 16 px.
 */
export const breakpoints = {
  /** Over 1023 px: a sidebar and a header instead of tabs. */
  shell: '(width > 63.9375rem)',
  /** From 600 px: more than two tabs side by side. */
  tabs: '(width >= 37.5rem)',
  /** From 650 px: no button that opens a list. */
  list: '(width >= 40.625rem)',
  /** From 650 px: the words of events in a month, not marks above a list. */
  calendar: '(width >= 40.625rem)',
  /** Over 720 px: rows of tiles, not links. */
  tiles: '(width >= 45.0625rem)',
  /** Over 1000 px: files of the library in rows, not in a grid. */
  libraryRows: '(width > 62.5rem)',
  /** Over 768 px: members in three columns, until from 1439 px they are in four again. */
  members: '(width > 48rem) and (width < 89.9375rem)',
  /** Over 850 px: a chat beside the contacts. */
  messenger: '(width > 53.125rem)',
} as const;
