import { type Item, keyOf, pkOf, plain, skOf } from './tables.ts';

/** A record that members made, and that may be restored with everything that belongs to it. */
export interface Thing {
  readonly kind: string;
  readonly id: string;
  readonly name: string;
  /** Its creator, if it has one. */
  readonly creator?: string | undefined;
  /** The id of its parent. */
  readonly within?: string | undefined;
  /** The id of its community. */
  readonly communityId?: string | undefined;
  /** The id of its rich text, whose items do not name the record. */
  readonly richtextId?: string | undefined;
  readonly key: Item;
}

/** Circles have a partition of their own; other records are rows of a list, whose key names their parent. */
const circles: Readonly<Record<string, string>> = {
  COMMUNITY: 'community',
  GROUP: 'group',
  ENTERPRISE: 'enterprise',
};

const rows: Readonly<Record<string, string>> = {
  NEWS: 'news',
  COURSES: 'course',
  RESOURCES: 'resource',
  LESSONS: 'lesson',
  POSTS: 'post',
  REPLIES: 'reply',
  SURVEYS: 'survey',
  CHAT: 'message',
};

/** One stands behind what is in it (`keys.collection`). */
const isCollection = (item: Item): boolean => prefixOf(item) === 'COLLECTION' && skOf(item) === 'SELF';

const prefixOf = (item: Item): string => pkOf(item).split('#', 1)[0] ?? '';

/** Whether it is followed, so that the worker recounts its followers. */
export const isCircle = ({ kind }: Thing): boolean => Object.values(circles).includes(kind);

export const isRecord = (item: Item): boolean => skOf(item) in circles && skOf(item) === prefixOf(item);

/** The record that an item is, if it is one. */
export function thingOf(item: Item): Thing | undefined {
  const prefix = prefixOf(item);
  const kind = isCollection(item)
    ? 'collection'
    : isRecord(item)
      ? circles[skOf(item)]
      : skOf(item).startsWith('R#')
        ? rows[prefix]
        : undefined;
  if (!kind) return undefined;
  const { id, name, title, text, creator, inId, onId, communityId, courseId, richtextId } = plain(item);
  const within =
    inId ??
    (kind === 'survey' ? onId : communityId) ??
    courseId ??
    (kind === 'lesson' ? pkOf(item).slice('LESSONS#'.length) : undefined);
  return {
    // What two wrote to each other is nothing for a list that operators read.
    kind,
    id: String(id),
    name: String(kind === 'message' ? id : (name ?? title ?? text)),
    key: keyOf(item),
    creator: creator as string | undefined,
    within: within as string | undefined,
    communityId: communityId as string | undefined,
    richtextId: richtextId as string | undefined,
  };
}

const FIELDS = /"([\w#~-]+)"/g;
const WORDS = /[0-9A-Za-z][0-9A-Za-z-]{19,}/g;

/** Ids that are searched for in keys and fields. An id that begins with another one belongs to it. */
export class Ids {
  readonly #ids: ReadonlySet<string>;
  readonly #lengths: readonly number[];

  constructor(ids: Iterable<string>) {
    this.#ids = new Set(ids);
    this.#lengths = [...new Set([...this.#ids].map(({ length }) => length))];
  }

  get all(): readonly string[] {
    return [...this.#ids];
  }

  in(text: string): boolean {
    for (const [word] of text.matchAll(WORDS)) {
      if (this.#lengths.some((length) => this.#ids.has(word.slice(0, length)))) return true;
    }
    return false;
  }

  /**
   * Whether the item's keys, or a whole field, name one of the ids; an id inside a text, such as a link, does not
   * count.
   */
  inItem = (item: Item): boolean => {
    const fields = [...JSON.stringify(item).matchAll(FIELDS)].map(([, field = '']) => field);
    return [pkOf(item), skOf(item), ...fields].some((text) => this.in(text));
  };
}
