import { MOST_UNSEEN } from '#contract/notices/notices.ts';
import { change } from '#functions/worker/change.ts';
import { blockedAmong } from '#kinds/blocked.ts';
import { readInbox } from '#kinds/chats/inbox.ts';
import { counts } from '#kinds/chats/inbox-item.ts';
import { localTime } from '#kinds/local-time.ts';
import { findWishes, type Wishes } from '#kinds/notice-wishes.ts';
import { readLines } from '#kinds/notices/read-lines.ts';
import { stillToTell } from '#kinds/notices/still-to-tell.ts';
import { changeDay, type DayItem, findDay, LATE_MS } from '#kinds/push/day.ts';
import { readDevices } from '#kinds/push/devices.ts';
import { pushKeys } from '#kinds/push/push-keys.ts';
import { isQuiet, nextAt } from '#kinds/push/quiet-hours.ts';
import { summaryOf } from '#kinds/push/texts.ts';
import type { Job } from '#platform/table/job.ts';
import { pauseAfter, sendTo, zoneOf } from './ring-devices.ts';

/** So long (ms) a try may take, after which a worker has ended, and another one tried. */
const CLAIM_MS = 5 * 60 * 1000;

/**
 * In the morning: one for all that waited, unless it was seen meanwhile, or the morning is long over. What rang
 * meanwhile is not among it. The next try is planned before anything is sent: of two workers at once one sends, and of
 * one that ends the work is done by another.
 */
export async function ringRest({
  userId,
  at,
  tried = 0,
}: Extract<Job, { kind: 'ring-rest' }>): Promise<undefined> {
  const pair = await pushKeys();
  const before = await findDay(userId);
  if (!pair || !before?.held || before.restAt !== at) return;
  const [devices, wishes] = await Promise.all([readDevices(userId), findWishes(userId)]);
  const now = Date.now();
  const clock = { now, zone: await zoneOf(userId, devices), wishes };
  if (isQuiet(localTime(now, clock.zone), wishes.quietFrom, wishes.quietTo)) {
    await moveOn(userId, at, morningOf(clock), tried);
    return;
  }
  const pause = pauseAfter(tried);
  const isLate = at !== undefined && now - Date.parse(at) > LATE_MS;
  if (pause !== undefined && !isLate && (await isUnseen(userId, wishes))) {
    if (!(await moveOn(userId, at, now + Math.max(pause, CLAIM_MS), tried + 1))) return;
    const text = summaryOf(before.held, before.since ?? '');
    const { isTaken, later } = await sendTo(userId, devices, text, pair);
    // One device is enough.
    if (!isTaken && later.length > 0) return;
  }
  await settle(userId, before.held, clock);
}

/** Whether something that would still ring waits for them. */
async function isUnseen(userId: string, wishes: Wishes): Promise<boolean> {
  if (wishes.messages && (await isWrittenTo(userId))) return true;
  const { lines } = await readLines(userId, MOST_UNSEEN);
  return (await stillToTell(lines, userId, wishes)).length > 0;
}

async function isWrittenTo(userId: string): Promise<boolean> {
  const unread = (await readInbox(userId)).filter(counts);
  const others = unread.flatMap(({ other = [] }) => other);
  const blocked = await blockedAmong(userId, others);
  return others.some((id) => !blocked.has(id));
}

interface Clock {
  readonly now: number;
  readonly zone: string | undefined;
  readonly wishes: Wishes;
}

const morningOf = ({ now, zone, wishes }: Clock): number => nextAt(wishes.quietTo, now, zone);

/** Has it come at another time; answers false where another job was first. */
async function moveOn(userId: string, at: string | undefined, to: number, tried: number): Promise<boolean> {
  let isFirst = true;
  await changed(userId, (day) => {
    isFirst = day.restAt === at;
    return isFirst ? { ...day, restAt: new Date(to).toISOString(), tried } : undefined;
  });
  return isFirst;
}

/** Takes away what was told; what came meanwhile waits for the next morning. */
const settle = (userId: string, told: number, clock: Clock): Promise<void> =>
  changed(userId, (day) => {
    const held = Math.max(0, day.held - told);
    if (held === 0) return { ...day, held, since: undefined, restAt: undefined };
    const { time } = localTime(clock.now, clock.zone);
    return { ...day, held, since: time, restAt: new Date(morningOf(clock)).toISOString() };
  });

const changed = (
  userId: string,
  to: (day: DayItem) => (DayItem & { readonly tried?: number }) | undefined,
): Promise<void> =>
  change(async () => {
    const day = await findDay(userId);
    const after = day && to(day);
    if (!after) return [];
    const { tried, ...item } = after;
    return changeDay(userId, day, item, tried);
  });
