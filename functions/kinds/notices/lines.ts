import { decodeTime } from 'ulid';
import { type Notice, toldOfDecisions, toldOfReplies } from '#contract/notices/notices.ts';
import type { NoticeItem } from '#kinds/notice.ts';
import { MAX_NAMED, type ToldItem } from '#kinds/replies/told.ts';
import { ALWAYS, isIn, type Window } from '#kinds/window.ts';
import { ULID_LENGTH } from '#platform/table/keys.ts';

/** Up to when a member has seen what (ms): the list of notices, and the day's page, which tells of courses alone. */
export interface Seen {
  readonly list: number;
  readonly day: number;
}

/** A notice before titles and names are read. */
export type Line = Omit<
  Notice,
  'title' | 'names' | 'at' | 'communityId' | 'time' | 'isMuted' | 'isPlaceMuted'
> & {
  /** Of what was decided: as it was then. */
  readonly title?: string | undefined;
  /** Milliseconds. */
  readonly time: number;
  /** Who did it, the last first. */
  readonly who: readonly string[];
  /** Whether others of that day were told before: it is of the last alone, and there may be more. */
  readonly isPart?: boolean;
};

/** When a notice or a reply was made (ms), by its id. Throws for what is none. */
export const timeOf = (id: string): number => decodeTime(id.slice(-ULID_LENGTH));

/** All lines of what was told in a time, the newest first. */
export const linesOf = (
  told: readonly ToldItem[],
  notices: readonly NoticeItem[],
  seen: Seen,
  window: Window = ALWAYS,
): Line[] => {
  const ofReplies = told.filter(
    (item) => isIn(window, item.toldAt ?? timeOf(item.last)) && !told.some((other) => replaces(other, item)),
  );
  const ofCourses = notices.filter(({ sk }) => isIn(window, timeOf(sk)));
  return [
    ...ofReplies.map((item) => lineOfReplies(item, seen, window)),
    ...linesOfCourses(ofCourses, seen),
  ].sort((one, other) => other.time - one.time);
};

/** Of what was decided on one thing on several days the last is in force. */
const replaces = (other: ToldItem, { kind, on, onId, replyId, last }: ToldItem): boolean =>
  isDecision(kind) &&
  other.last > last &&
  other.kind === kind &&
  other.on === on &&
  other.onId === onId &&
  other.replyId === replyId;

function lineOfReplies(item: ToldItem, { list }: Seen, window: Window): Line {
  const { kind, on, onId, who, first, last, lastBy, date, title, action, reasons, note } = item;
  const isPart = lastBy !== undefined && first !== last && timeOf(first) <= window.from;
  const others = isPart ? [] : [...who].sort();
  const names = new Set([...(lastBy === undefined ? [] : [lastBy]), ...others]);
  return {
    id: last,
    kind,
    on,
    onId,
    who: [...names],
    count: names.size,
    isMore: !isPart && who.size >= MAX_NAMED,
    time: timeOf(last),
    isSeen: timeOf(last) <= list,
    ...(isPart && { isPart }),
    ...(date !== undefined && { date }),
    ...(title !== undefined && { title, action, reasons, note }),
    replyId: isOfReplies(kind) ? (timeOf(first) > list && !isPart ? first : last) : item.replyId,
  };
}

export const isOfReplies = (kind: Line['kind']): boolean => toldOfReplies.some((one) => one === kind);

export const isDecision = (kind: Line['kind']): boolean => toldOfDecisions.some((one) => one === kind);

/** What happened in a member's courses, by day; `notices` are the newest first. */
function linesOfCourses(notices: readonly NoticeItem[], { list, day }: Seen): Line[] {
  const groups = Map.groupBy(notices, ({ sk, kind, courseId, lessonId = '' }) =>
    [dayOf(sk), kind, courseId, lessonId].join(' '),
  );
  return [...groups.values()].flatMap((some) => {
    const [latest] = some;
    if (!latest) return [];
    const { sk, kind, courseId, lessonId } = latest;
    const who = [...new Set(some.map(({ memberId }) => memberId))];
    const time = timeOf(sk);
    return {
      id: sk.slice(-ULID_LENGTH),
      kind,
      on: 'course' as const,
      onId: courseId,
      lessonId,
      who,
      count: who.length,
      isMore: false,
      time,
      isSeen: time <= Math.max(list, day),
    };
  });
}

const dayOf = (sk: string) => new Date(timeOf(sk)).toISOString().slice(0, 'YYYY-MM-DD'.length);
