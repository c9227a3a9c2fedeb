import { type Item, keyOf, pkOf, plain, skOf } from './tables.ts';

/** Something that members made, and that may be brought back with all that hung on it. */
export interface Thing {
  readonly kind: string;
  readonly id: string;
  readonly name: string;
  /** Who made it, where somebody did. */
  readonly creator?: string | undefined;
  /** The id of what it is in. */
  readonly within?: string | undefined;
  /** The id of what is written in it, under which no id of its own stands. */
  readonly richtextId?: string | undefined;
  readonly key: Item;
}

/** Circles are under a partition of their own, other records are rows of a list, whose key then names what they are in. */
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
};

const prefixOf = (item: Item): string => pkOf(item).split('#', 1)[0] ?? '';

/** Whether it is followed: the worker counts again who follows it. */
export const isCircle = ({ kind }: Thing): boolean => Object.values(circles).includes(kind);

export const isRecord = (item: Item): boolean => skOf(item) in circles && skOf(item) === prefixOf(item);

/** The thing that an item is the record of, if it is one. */
export function thingOf(item: Item): Thing | undefined {
  const prefix = prefixOf(item);
  const kind = isRecord(item) ? circles[skOf(item)] : skOf(item).startsWith('R#') ? rows[prefix] : undefined;
  if (!kind) return undefined;
  const { id, name, title, creator, communityId, courseId, richtextId } = plain(item);
  const within =
    communityId ?? courseId ?? (kind === 'lesson' ? pkOf(item).slice('LESSONS#'.length) : undefined);
  return {
    ...{ kind, id: String(id), name: String(name ?? title), key: keyOf(item) },
    creator: creator as string | undefined,
    within: within as string | undefined,
    richtextId: richtextId as string | undefined,
  };
}

const FIELDS = /"([\w#~-]+)"/g;
const WORDS = /[0-9A-Za-z][0-9A-Za-z-]{19,}/g;

/** Ids that are looked for in whatever names them; one that begins with another is of what that names. */
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

  /** Whether an item's keys name one, or a whole field does: what somebody wrote may have one in it, as a link to a news. */
  inItem = (item: Item): boolean => {
    const fields = [...JSON.stringify(item).matchAll(FIELDS)].map(([, field = '']) => field);
    return [pkOf(item), skOf(item), ...fields].some((text) => this.in(text));
  };
}
