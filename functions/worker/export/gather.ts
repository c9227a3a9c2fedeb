import { readBlocked } from '#kinds/blocked.ts';
import { type CertificateItem, readCertificates } from '#kinds/certificate.ts';
import { findFeedback } from '#kinds/course/feedback.ts';
import { circleOf } from '#kinds/declared/all.ts';
import { findMade } from '#kinds/member/find-made.ts';
import type { Made } from '#kinds/member/made.ts';
import { readNames } from '#kinds/names.ts';
import { findWishes, type Wishes } from '#kinds/notice-wishes.ts';
import { keys, partitions } from '#platform/table/keys.ts';
import { findItem, type StoredItem } from '#platform/table/table.ts';
import { take } from '#platform/table/walk.ts';
import { type CalendarAddress, type Device, readCalendarAddress, readDevicesOf } from './addresses.ts';
import { type Written, writtenBy } from './chats.ts';
import {
  type Learned,
  type Objected,
  type Reported,
  readLearned,
  readObjected,
  readReported,
  readSurveyed,
  type Surveyed,
  type Useful,
  usefulOf,
} from './own-marks.ts';
import { lessonsOf, type Said, wholeRecord, writingOf } from './records.ts';
import { type Answered, readAnswered } from './survey-answers.ts';

const PIECES_AT_ONCE = 10;

/** All that is a member's, as the archive has it; undefined where there is no such member any more. */
export interface Gathered {
  readonly profile: StoredItem;
  readonly records: Readonly<Record<string, readonly Said[]>>;
  readonly drafts: readonly Said[];
  readonly events: Made['events'];
  readonly follows: readonly { readonly kind: string; readonly id: string; readonly name: string }[];
  /** Whom they blocked, and when. */
  readonly blocked: readonly { readonly id: string; readonly name: string; readonly at: string }[];
  /** What they wrote to others. */
  readonly chats: readonly Written[];
  /** Of what they want to be told, and what they muted. */
  readonly notices: Wishes;
  readonly devices: readonly Device[];
  readonly calendarAddress: CalendarAddress | undefined;
  readonly taken: readonly Taken[];
  readonly certificates: readonly Omit<CertificateItem, 'userId'>[];
  /** What they answered to surveys that ask for names: without names nobody knows what is whose. */
  readonly answered: readonly Answered[];
  /** Which surveys they answered at all. */
  readonly surveyed: readonly Surveyed[];
  readonly learned: readonly Learned[];
  readonly reported: readonly Reported[];
  readonly objected: readonly Objected[];
  readonly useful: readonly Useful[];
  readonly seen: readonly string[];
  /** Paths on the content host. */
  readonly files: readonly string[];
}

export interface Taken {
  readonly courseId: string;
  readonly enrolment: StoredItem | undefined;
  readonly feedback: { readonly stars: number; readonly text?: string | undefined } | undefined;
  /** Lessons begun and completed, attempts with what was answered, and the teacher's remarks. */
  readonly progress: readonly StoredItem[];
}

export async function gather(userId: string): Promise<Gathered | undefined> {
  const profile = await findItem(keys.user(userId));
  if (!profile) return undefined;
  const made = await findMade(userId);
  const said = await each(made.records, async ({ kind, item }) => {
    const record = await wholeRecord(kind, item);
    const lessons = kind.declared.noun === 'course' ? await lessonsOf(item.id) : undefined;
    return { noun: kind.declared.noun, record: { ...record, lessons } };
  });
  const drafts = await each(made.richtexts, async (id) => ({ ...(await writingOf(id)), item: { id } }));
  const follows = await each(made.follows, async ({ noun, id }) => ({
    kind: noun,
    id,
    name: await circleOf(noun)
      .getById(id)
      .then(
        (item) => circleOf(noun).entry(item).text,
        () => '',
      ),
  }));
  const records = Object.fromEntries(
    [...Map.groupBy(said, ({ noun }) => noun)].map(([noun, some]) => [noun, some.map((one) => one.record)]),
  );
  const chats = await writtenBy(userId);
  const files = [...said.map(({ record }) => record), ...drafts].flatMap((one: Said) => filesIn(one));
  files.push(...chats.flatMap((chat) => chat.files));
  return {
    profile,
    records,
    drafts,
    events: made.events,
    follows,
    blocked: await readBlockedBy(userId),
    chats,
    notices: await findWishes(userId),
    devices: await readDevicesOf(userId),
    calendarAddress: await readCalendarAddress(userId),
    taken: await each(made.taken, (courseId) => readTaken(courseId, userId)),
    certificates: (await readCertificates(userId)).map(({ userId: _, ...said }) => said),
    answered: (await each(made.answered, readAnswered)).filter((one) => one !== undefined),
    surveyed: await readSurveyed(userId),
    learned: await readLearned(userId),
    reported: await readReported(made.reported),
    objected: await readObjected(said.flatMap(piecesOf)),
    useful: usefulOf(made.useful),
    seen: made.viewed.map(({ courseId }) => courseId),
    files: [...new Set([...(made.picture ? [made.picture] : []), ...files])],
  };
}

/** A record, and the lessons of a course. */
const piecesOf = ({ noun, record }: { noun: string; record: Said }) => [
  { on: noun, id: String(record.item['id']) },
  ...(record.lessons ?? []).map(({ item }) => ({ on: 'lesson', id: String(item['id']) })),
];

const filesIn = ({ files, lessons = [] }: Said): string[] => [...files, ...lessons.flatMap(filesIn)];

async function readBlockedBy(memberId: string): Promise<Gathered['blocked']> {
  const blocked = await readBlocked(memberId);
  const { person } = await readNames({ people: blocked.map(({ userId }) => userId), categories: [] });
  return blocked.map(({ userId: id, at }) => ({ id, name: person(id).name, at }));
}

async function readTaken(courseId: string, userId: string): Promise<Taken> {
  const pk = partitions.progress(courseId, userId);
  const [enrolment, feedback, progress] = await Promise.all([
    findItem(keys.enrolment(courseId, userId)),
    findFeedback(courseId, userId),
    take({ pk, from: ' ', to: '~~' }, { forward: true, consistent: true }),
  ]);
  return { courseId, enrolment, feedback, progress };
}

/** Some at a time, so that a member with very much does not take the table for themselves. */
async function each<One, Result>(all: readonly One[], act: (one: One) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let first = 0; first < all.length; first += PIECES_AT_ONCE) {
    results.push(...(await Promise.all(all.slice(first, first + PIECES_AT_ONCE).map(act))));
  }
  return results;
}
