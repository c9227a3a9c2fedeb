import { decodeTime } from 'ulid';
import { findInbox } from '#kinds/chats/inbox.ts';
import { localTime } from '#kinds/local-time.ts';
import { readAuthors } from '#kinds/names.ts';
import { findWishes, type Wishes } from '#kinds/notice-wishes.ts';
import { count, DayItem } from '#kinds/push/day.ts';
import { type DeviceItem, deviceKey, readDevices } from '#kinds/push/devices.ts';
import { hasPushKeys, pushKeys } from '#kinds/push/push-keys.ts';
import { nextAt } from '#kinds/push/quiet-hours.ts';
import { ring } from '#kinds/push/ring.ts';
import { NotNow, send, TOLD_WITHIN } from '#kinds/push/send.ts';
import { type PushText, summaryOf, textOf } from '#kinds/push/texts.ts';
import type { PushKeys } from '#kinds/push/vapid.ts';
import type { About, Job } from '#platform/table/job.ts';
import { scheduleJob } from '#platform/table/jobs.ts';
import { keys, ULID_LENGTH } from '#platform/table/keys.ts';
import { findItem, removeItems } from '#platform/table/table.ts';
import { retryOnStaleRead } from '#platform/table/transaction.ts';
import { changeAsRead } from '#platform/table/version.ts';
import { write } from './change.ts';

/** Rings for those of these members who have a device: without one, nothing is written. */
export async function ringFor(members: readonly string[], about: About): Promise<void> {
  if (!hasPushKeys()) return;
  const found = await Promise.all(
    members.map(async (id) => ((await readDevices(id)).length > 0 ? [id] : [])),
  );
  const actions = ring(found.flat(), about);
  if (actions.length > 0) await write(actions);
}

type RingJob = Extract<Job, { kind: 'ring' }>;

/** Rings for one member a step; the cursor says which. Where the operator has no keys, for nobody. */
export async function ringEach(
  { members, about }: RingJob,
  cursor: string | undefined,
  tries: number,
): Promise<string | undefined> {
  const index = Number(cursor ?? 0);
  const userId = members[index];
  const pair = await pushKeys();
  if (!pair || userId === undefined || secondsLeft(about) <= 0) return undefined;
  await ringOne(userId, about, pair, tries > 0);
  return index + 1 < members.length ? String(index + 1) : undefined;
}

const secondsLeft = ({ id }: About): number =>
  TOLD_WITHIN - (Date.now() - decodeTime(id.slice(-ULID_LENGTH))) / 1000;

async function ringOne(userId: string, about: About, pair: PushKeys, isRetry: boolean): Promise<void> {
  const devices = await readDevices(userId);
  const zone = devices.at(-1)?.zone;
  if (devices.length === 0) return;
  const wishes = await findWishes(userId);
  if (about.kind === 'message' && !(await isUnread(userId, about, wishes))) return;
  const act = await counted(userId, about.id, wishes, zone);
  // What was counted already rings again only where a service did not take it.
  if (act === 'hold' || (act === 'again' && !isRetry)) return;
  const nameOf = await readAuthors([about.by]);
  const text = textOf(about, nameOf(about.by).name, wishes.pushText ? about.text : undefined);
  await sendAll(userId, devices, text, pair, secondsLeft(about));
}

/** Whether a message is still to be read, in a conversation of which they want to hear. */
async function isUnread(userId: string, { id, onId }: About, { messages }: Wishes): Promise<boolean> {
  const inbox = messages && (await findInbox(userId, onId));
  return inbox ? !inbox.muted && (inbox.readTo ?? '') < id : false;
}

/** Counts once, and has what waits first told in the morning. */
const counted = (userId: string, id: string, wishes: Wishes, zone: string | undefined) =>
  retryOnStaleRead(async () => {
    const now = Date.now();
    const before = await findDay(userId);
    const { after, act } = count(before, id, localTime(now, zone), wishes);
    if (act === 'again') return act;
    // Once on each day: the job of a day before may have been lost.
    const isFirst = after.held > 0 && (!before?.held || before.day !== after.day);
    await write([
      changeAsRead(keys.pushDay(userId), before, after, 'push.changed'),
      ...(isFirst ? [scheduleJob(nextAt(wishes.quietTo, now, zone), { kind: 'ring-rest', userId })] : []),
    ]);
    return act;
  });

async function findDay(userId: string): Promise<DayItem | undefined> {
  const item = await findItem(keys.pushDay(userId));
  return item && DayItem.parse(item);
}

/** Sends to each device, and forgets those that receive nothing any more. Throws `NotNow` once it has tried all. */
async function sendAll(
  userId: string,
  devices: readonly DeviceItem[],
  text: PushText,
  pair: PushKeys,
  seconds?: number,
): Promise<void> {
  const results = await Promise.allSettled(devices.map((device) => send(device, text, pair, seconds)));
  const gone = devices.filter((_, index) => {
    const result = results[index];
    return result?.status === 'fulfilled' && result.value === 'gone';
  });
  await removeItems(gone.map((device) => deviceKey(userId, device)));
  const failed = results.filter((result) => result.status === 'rejected').map(({ reason }) => reason);
  const later = failed.find((reason) => reason instanceof NotNow) ?? failed[0];
  if (later) throw later;
}

/** In the morning: one for all that waited. What rang meanwhile is not among it. */
export async function ringRest(userId: string): Promise<undefined> {
  const pair = await pushKeys();
  const before = await findDay(userId);
  if (!pair || !before?.held) return undefined;
  const devices = await readDevices(userId);
  await sendAll(userId, devices, summaryOf(before.held, before.since ?? ''), pair);
  await retryOnStaleRead(async () => {
    const now = await findDay(userId);
    if (!now) return;
    const after = { ...now, held: 0, since: undefined, version: now.version + 1 };
    await write([changeAsRead(keys.pushDay(userId), now, after, 'push.changed')]);
  });
  return undefined;
}
