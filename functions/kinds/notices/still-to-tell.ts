import { blockedAmong } from '#kinds/blocked.ts';
import { settingOf, type WishedKind, type Wishes } from '#kinds/notice-wishes.ts';
import { findAll } from '#platform/table/table.ts';
import { isDecision, type Line } from './lines.ts';
import { showLines } from './read-lines.ts';
import { withoutGoneReplies } from './without-gone-replies.ts';

type Shown = Awaited<ReturnType<typeof showLines>>[number];

/**
 * What a ring or a mail tells a member of these lines, as it is now: without what they have seen, muted or do not want,
 * what is gone or hidden, and whom they do not meet. Decisions by moderators are always told.
 */
export async function stillToTell(lines: readonly Line[], userId: string, wishes: Wishes): Promise<Shown[]> {
  const wanted = lines.filter(({ kind, isSeen }) => !isSeen && isWanted(kind, wishes));
  const people = new Set(wanted.flatMap(({ who }) => who));
  const unblocked = wanted.flatMap(without(await blockedAmong(userId, [...people])));
  const shown = await showLines(await withoutGoneReplies(unblocked, userId), userId, wishes, findAll);
  return shown.filter(isHeard);
}

const isWanted = (kind: Line['kind'], wishes: Wishes): boolean =>
  isDecision(kind) || wishes[settingOf[kind as WishedKind]];

const isHeard = ({ kind, isMuted, isPlaceMuted }: Shown): boolean =>
  isDecision(kind) || !(isMuted || isPlaceMuted);

/** A line without those whom its reader does not meet; none where nobody is left. */
const without =
  (blocked: ReadonlySet<string>) =>
  (line: Line): Line[] => {
    const who = line.who.filter((id) => !blocked.has(id));
    if (who.length === line.who.length) return [line];
    return who.length > 0 ? [{ ...line, who, count: who.length }] : [];
  };
