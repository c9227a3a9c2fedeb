/** What fills the braces of addresses and titles. */
export interface Known {
  readonly farmer: string;
  readonly farmerName: string;
  readonly member: string;
  readonly news: string;
  readonly newsTitle: string;
  readonly course: string;
  readonly courseTitle: string;
  readonly ownCourse: string;
  readonly ownCourseTitle: string;
  readonly group: string;
  readonly groupTitle: string;
  readonly enterprise: string;
  readonly enterpriseTitle: string;
}

/** One address of the documents. */
export interface DocumentedScreen {
  readonly path: string;
  /** Its heading; the browser's title begins with it. */
  readonly title: string;
  /** On a narrow screen, where it is another. */
  readonly narrowTitle?: string;
  /** Words that the documents name. */
  readonly texts?: readonly string[];
  /** Controls that the documents name, as readers hear them: role and beginning of the name. */
  readonly controls?: readonly string[];
  /** Those that stand on a wide screen alone, or on a narrow one. */
  readonly wide?: readonly string[];
  readonly narrow?: readonly string[];
  /** Name of its picture, where it is a screen of its own and not a further address of one. */
  readonly picture?: string;
  /** Whether it is another screen with a dialog over it, that is then looked at by axe alone. */
  readonly isDialog?: true;
  /**
   * Whether the bars around it are others: with them all that a member sees changes its place, so it is loaded anew.
   */
  readonly hasOtherBars?: true;
}

/** Fills the braces. */
export const filled = (text: string, known: Known): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: keyof Known) => known[name]);
