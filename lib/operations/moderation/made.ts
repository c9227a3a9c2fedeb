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

/** What the table has of a member, by how it is to go. */
export interface Made {
  readonly records: { readonly kind: AnyKind; readonly item: Placed }[];
  /** Rich texts that are the content of nothing, by their ids. */
  readonly richtexts: string[];
  readonly events: EventItem[];
  readonly uploads: Upload[];
  /** What they follow: `id` is the circle's. */
  readonly follows: { readonly noun: Noun; readonly id: string }[];
  /** Courses that they take or took, and that they have rated. */
  readonly taken: string[];
  readonly rated: string[];
  /** Finished attempts at tests, which their lessons list. */
  readonly attempts: { readonly id: string; readonly row: string }[];
  readonly viewed: { readonly courseId: string; readonly key: Key }[];
  /** All that is theirs alone, the above in their own partitions included: it goes last. */
  readonly own: Key[];
  readonly replies: Key[];
  /** Their picture, on the content host. */
  picture?: string;
  /** Keys of what says otherwise that it is theirs: there is to be none. */
  readonly strange: Key[];
  /** How many items of others have their id in a text, as a link to their profile. */
  mentions: number;
  /** Read units that it took to look. */
  units: number;
}

const READ_UNITS_A_SECOND = 1000; // read units at most: members are to notice nothing

/** Looks through the whole table for what a member made, as of a moment ago: no index knows all of it. */
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
  // Work is done, or called off, within the hour; what keeps their tokens out is to stay until these have expired.
  if (/^(JOBS|DUE)$/.test(first) || item['disabled'] === true) return;
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

/** Fields that say whose something is; all others of what is not theirs may hold their id in what somebody wrote. */
const owners = ['creator', 'owner', 'userId', 'memberId'];

/** Names that members chose: it may be another's id. */
const isName = (first: string, sk: string) => /^(SLUG|CATEGORYNAME)$/.test(first) || sk.startsWith('SLUG#');

/** What they made and others see; answers whether it is such. */
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

/** What goes with the record that it is part of, and says who made it: a rich text of theirs, an event of their circle. */
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

/** Whether an item with such a key says that somebody follows a circle of this kind. */
function isFollowOf({ declared }: (typeof circles)[number], first: string, sk: string): boolean {
  const key = declared.follow('', '');
  return key.pk.split('#', 1)[0] === first && sk.startsWith(key.sk);
}
