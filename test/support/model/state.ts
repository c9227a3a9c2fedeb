/** What members make, as the model of the system knows it: in a form of its own, or as `places` says. */
export type Made =
  | 'community'
  | 'group'
  | 'enterprise'
  | 'news'
  | 'post'
  | 'course'
  | 'lesson'
  | 'resource'
  | 'reply';
export type Kind = Made | 'event' | 'collection' | 'survey' | 'upload';

/** Members are numbers: those of their places among who takes part. */
export interface Thing {
  readonly id: string;
  readonly kind: Kind;
  readonly by: number;
  /** What it is in, or a reply is to. */
  readonly within: string | undefined;
  /** Its name, title or text. */
  text: string;
  /** The texts that it had since the worker was last seen at rest, by which it may still be found. */
  former: string[];
  isGone: boolean;
  isHidden: boolean;
  /** Which of the `sections` of its kind it is filed under. */
  section: number;
  /** Whether somebody ever reported it. */
  isReported: boolean;
  /** Who follows it, or takes the course. */
  followers: number[];
  useful: number[];
  /** Of a lesson. */
  begun: number[];
  done: number[];
  hasTest: boolean;
  attempts: { readonly by: number; readonly isPassed: boolean }[];
  /**
   * Of an event: the day of a month on which it begins, whether it does so each week until its end, and when it does
   * not.
   */
  plan?: { readonly day: number; readonly isWeekly: boolean; readonly leftOut: readonly number[] };
  /** Of a collection: what is in it, who saved it, and whether that is going because it became private. */
  isPublic: boolean;
  items: string[];
  savers: number[];
  isLeft: boolean;
  /** Of a survey. */
  answered: number[];
}

export interface Message {
  readonly id: string;
  readonly by: number;
  readonly to: number;
  readonly text: string;
}

/** All that the model knows: plain data, of which a copy is made for each order in which things may have happened. */
export interface State {
  readonly things: Thing[];
  readonly messages: Message[];
}

export const nothing = (): State => ({ things: [], messages: [] });

export const made = (some: Pick<Thing, 'id' | 'kind' | 'by' | 'within' | 'text'>): Thing => ({
  ...some,
  former: [],
  isGone: false,
  isHidden: false,
  section: 0,
  isReported: false,
  useful: [],
  begun: [],
  done: [],
  hasTest: false,
  isPublic: false,
  items: [],
  savers: [],
  isLeft: false,
  answered: [],
  followers: CIRCLES.has(some.kind) ? [some.by] : [],
  attempts: [],
});

/** Two categories, or types, of kinds that have them, and the field that says which. All are made in the first. */
export const sections = {
  news: { field: 'category', of: ['Nature', 'People'] },
  course: { field: 'categoryId', of: ['1', '2'] },
  resource: { field: 'resourceType', of: ['articles', 'videos'] },
} as const;

const CIRCLES: ReadonlySet<Kind> = new Set(['community', 'group', 'enterprise'] as const);

export const find = ({ things }: State, id: string | undefined): Thing | undefined =>
  things.find((one) => one.id === id);

/** Whether it and all that it is in are there. */
export function isThere(state: State, thing: Thing): boolean {
  const above = find(state, thing.within);
  return !thing.isGone && (above === undefined || isThere(state, above));
}

/** The community that it stands in, however deep. */
export function communityOf(state: State, thing: Thing): Thing | undefined {
  const above = find(state, thing.within);
  return thing.kind === 'community' ? thing : above && communityOf(state, above);
}

/** Whether it alone is shown to a member: hidden is it for all but its author and who made the community. */
export const isShown = (state: State, thing: Thing, who: number): boolean =>
  !thing.isHidden || thing.by === who || communityOf(state, thing)?.by === who;

/** Whether a member finds it there: it and a piece that it is to. */
export function sees(state: State, thing: Thing, who: number): boolean {
  const piece = thing.kind === 'reply' ? find(state, thing.within) : undefined;
  return isThere(state, thing) && isShown(state, thing, who) && (!piece || isShown(state, piece, who));
}

/**
 * What is there of a kind in something, the newest first, as lists have it. What was made at once has the order of this
 * state: its rows may lie in another one than its ids, where a request was tried again.
 */
export const within = (state: State, kind: Kind, id?: string): Thing[] =>
  state.things.filter((one) => one.kind === kind && one.within === id && isThere(state, one)).toReversed();

/** Whether a learner may open a lesson: the first, what they have begun, and what follows one that they have done. */
export function isOpen(state: State, lesson: Thing, who: number): boolean {
  const course = find(state, lesson.within);
  if (!course?.followers.includes(who)) return false;
  const all = within(state, 'lesson', course.id).toReversed();
  const before = all[all.findIndex(({ id }) => id === lesson.id) - 1];
  return before === undefined || lesson.begun.includes(who) || before.done.includes(who);
}

export const toggle = (members: number[], who: number, isIn: boolean): number[] =>
  isIn ? [...members.filter((one) => one !== who), who] : members.filter((one) => one !== who);

/** Whether a text has a word that begins so. */
export const hasWord = (text: string, beginning: string): boolean =>
  text
    .toLowerCase()
    .split(' ')
    .some((word) => word.startsWith(beginning.toLowerCase()));
