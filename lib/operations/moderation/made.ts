import { setTimeout as pause } from 'node:timers/promises';
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import type { CircleDeclaration, CircleItem } from '#kinds/circle/follow.ts';
import { circles } from '#kinds/declared/all.ts';
import { EventItem } from '#kinds/event.ts';
import type { AnyKind } from '#kinds/record/record.ts';
import { Upload } from '#platform/files/upload-item.ts';
import type { Key } from '#platform/table/keys.ts';
import { type StoredItem, TableName, table } from '#platform/table/table.ts';
import { kindAt } from '../kind-at.ts';
import type { Placed } from './remove.ts';

type Noun = CircleDeclaration<object, CircleItem>['noun'];

/** A member's records, grouped by how they are removed. */
export interface Made {
  readonly records: { readonly kind: AnyKind; readonly item: Placed }[];
  /** Ids of rich texts that are attached to nothing. */
  readonly richtexts: string[];
  readonly events: EventItem[];
  readonly uploads: Upload[];
  /** What they follow: `id` is the circle's. */
  readonly follows: { readonly noun: Noun; readonly id: string }[];
  /** Courses that they are or were enrolled in, and courses that they have rated. */
  readonly taken: string[];
  readonly rated: string[];
  /** Finished attempts at tests, with their rows in the lessons' lists. */
  readonly attempts: { readonly id: string; readonly row: string }[];
  readonly viewed: { readonly courseId: string; readonly key: Key }[];
  /** Everything in the member's own partitions, including the above: removed last. */
  readonly own: Key[];
  readonly replies: Key[];
  /** Path of their picture on the content host. */
  picture?: string;
  /** Keys of other items that name them as owner; none are expected. */
  readonly strange: Key[];
  /** How many items of others mention their id in a text, such as a link to their profile. */
  mentions: number;
  /** Read units that the search took. */
  units: number;
}

const READ_UNITS_A_SECOND = 1000; // read units at most, so that members notice nothing

/** Searches the whole table for what a member made, eventually consistent: no index knows all of it. */
export async function findMade(userId: string): Promise<Made> {
  const made: Made = {
    ...{ records: [], richtexts: [], events: [], uploads: [], follows: [], taken: [], rated: [] },
    ...{ attempts: [], viewed: [], own: [], replies: [], strange: [], mentions: 0, units: 0 },
  };
  let next: StoredItem | undefined;
  do {
    const page: {
      Items?: StoredItem[];
      LastEvaluatedKey?: StoredItem;
      ConsumedCapacity?: { CapacityUnits?: number | undefined };
    } = await table.send(
      new ScanCommand({ TableName, ExclusiveStartKey: next, ReturnConsumedCapacity: 'TOTAL' }),
    );
    for (const item of page.Items ?? []) sort(item, userId, made);
    const units = page.ConsumedCapacity?.CapacityUnits ?? 0;
    made.units += units;
    next = page.LastEvaluatedKey;
    if (next) await pause((units / READ_UNITS_A_SECOND) * 1000);
  } while (next);
  return made;
}

function sort(item: StoredItem, userId: string, made: Made): void {
  const key = { pk: String(item['pk']), sk: String(item['sk']) };
  const [first = '', ...rest] = key.pk.split('#');
  // Jobs are done, or cancelled, within the hour; the marks that disable the member must stay until their tokens have
  // expired.
  // What operators did to them stays known.
  if (/^(JOBS|DUE|AUDIT)$/.test(first) || item['disabled'] === true) return;
  if (first === 'ONCE') return void (rest[0] === userId && made.replies.push(key));
  if (item['creator'] === userId && sortMade(item, first, key, made)) return;
  const isTheirs = !isName(first, key.sk) && (rest.includes(userId) || key.sk.split('#').includes(userId));
  const isOfThem = item['userId'] === userId || (first === 'WORDS' && item['id'] === userId);
  if (isTheirs || isOfThem) {
    made.own.push(key);
    sortOwn(item, first, rest[0] ?? '', key, made);
  } else if (!isPartOfMade(first, item, userId)) {
    const text = JSON.stringify(item);
    if (owners.some((name) => text.includes(`"${name}":"${userId}"`))) made.strange.push(key);
    else if (text.includes(userId)) made.mentions += 1;
  }
}

/** Fields that name an owner. Other fields of other members' items may mention the id in a text. */
const owners = ['creator', 'owner', 'userId', 'memberId'];

/** Names that members chose: one may look like another member's id. */
const isName = (first: string, sk: string) => /^(SLUG|CATEGORYNAME)$/.test(first) || sk.startsWith('SLUG#');

/** Sorts what they made for others to see; returns whether the item is of that sort. */
function sortMade(item: StoredItem, first: string, key: Key, made: Made): boolean {
  const kind = kindAt(key);
  if (kind) {
    made.records.push({ kind, item: kind.declared.item.parse(item) as Placed });
    return true;
  }
  if (first === 'RICHTEXT' && key.sk === 'RICHTEXT' && !item['parent']) {
    made.richtexts.push(String(item['id']));
    return true;
  }
  return false;
}

/** What is deleted with its parent and names its creator: a rich text of theirs, an event of their circle. */
const isPartOfMade = (first: string, { creator }: StoredItem, userId: string) =>
  creator === userId && ['RICHTEXT', 'EVENTS', 'CALENDAR'].includes(first);

function sortOwn(item: StoredItem, first: string, of: string, key: Key, made: Made): void {
  const { sk } = key;
  if (first === 'USER' && sk === 'USER' && item['attachments']) {
    made.picture = `attachments/${item['attachments']}`;
  }
  if (first === 'USER' && sk.startsWith('UPLOAD#')) made.uploads.push(Upload.parse(item));
  if (first === 'OWNEVENTS' && sk.startsWith('R#')) made.events.push(EventItem.parse(item));
  const followed = circles.find((circle) => isFollowOf(circle, first, sk));
  if (followed) made.follows.push({ noun: followed.declared.noun, id: String(item[followed.idName]) });
  if (first === 'LEARNERS') made.taken.push(of);
  if (first === 'FEEDBACK') made.rated.push(of);
  if (first === 'ATTEMPTS' && sk.startsWith('R#'))
    made.attempts.push({ id: String(item['id']), row: sk.slice(2) });
  if (first === 'VIEWS' && sk.startsWith('R#')) made.viewed.push({ courseId: of, key });
}

/** Whether the key is of a follow of this kind of circle. */
function isFollowOf({ declared }: (typeof circles)[number], first: string, sk: string): boolean {
  const key = declared.follow('', '');
  return key.pk.split('#', 1)[0] === first && sk.startsWith(key.sk);
}
