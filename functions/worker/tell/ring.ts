import { decodeTime } from 'ulid';
import { change, write } from '#functions/worker/change.ts';
import { localTime } from '#kinds/local-time.ts';
import { readAuthors } from '#kinds/names.ts';
import { findWishes, type Wishes } from '#kinds/notice-wishes.ts';
import { changeDay, count, findDay, restOf } from '#kinds/push/day.ts';
import { type DeviceItem, readDevices } from '#kinds/push/devices.ts';
import { hasPushKeys, pushKeys } from '#kinds/push/push-keys.ts';
import { isQuiet, nextAt } from '#kinds/push/quiet-hours.ts';
import { ring } from '#kinds/push/ring.ts';
import { TOLD_WITHIN } from '#kinds/push/send.ts';
import { textOf } from '#kinds/push/texts.ts';
import type { PushKeys } from '#kinds/push/vapid.ts';
import { StaleReadError } from '#platform/errors.ts';
import { logger } from '#platform/log.ts';
import type { About, Job } from '#platform/table/job.ts';
import { enqueueJob, scheduleJob } from '#platform/table/jobs.ts';
import { keys, ULID_LENGTH } from '#platform/table/keys.ts';
import { findItem } from '#platform/table/table.ts';
import type { Action } from '#platform/table/transaction.ts';
import { collapseKeyOf } from './collapse-key.ts';
import { pauseAfter, sendTo, zoneOf } from './ring-devices.ts';

/** Rings for those of these members who have a device: without one, nothing is written. */
export async function ringFor(members: readonly string[], about: About): Promise<void> {
  if (!hasPushKeys()) return;
  const found = await Promise.all(members.map(async (id) => ((await hasDevice(id)) ? [id] : [])));
  const actions = ring(found.flat(), about);
  if (actions.length > 0) await write(actions);
}

const asked = new Map<string, Promise<boolean>>();

/** Of many replies at once each concerns nearly the same members: a read is for all that ask while it is under way. */
function hasDevice(userId: string): Promise<boolean> {
  const known = asked.get(userId);
  if (known) return known;
  const answer = readDevices(userId)
    .then(({ length }) => length > 0)
    .finally(() => asked.delete(userId));
  asked.set(userId, answer);
  return answer;
}

type RingJob = Extract<Job, { kind: 'ring' }>;
type Happening = Parameters<typeof count>[1];
type Run = Pick<Happening, 'job' | 'isRetry'>;

/** Rings for one member a step; the cursor says which. Where the operator has no keys, for nobody. */
export async function ringEach(
  { members, about, again }: RingJob,
  cursor: string | undefined,
  run: Run,
): Promise<string | undefined> {
  const index = Number(cursor ?? 0);
  const userId = members[index];
  const pair = await pushKeys();
  if (!pair || userId === undefined || secondsLeft(about) <= 0) return undefined;
  await ringOne(userId, about, pair, run, again);
  return index + 1 < members.length ? String(index + 1) : undefined;
}

const secondsLeft = ({ id }: About): number =>
  TOLD_WITHIN - (Date.now() - decodeTime(id.slice(-ULID_LENGTH))) / 1000;

async function ringOne(userId: string, about: About, pair: PushKeys, run: Run, again: RingJob['again']) {
  const all = await readDevices(userId);
  const devices = again ? all.filter(({ sk }) => again.devices.includes(sk)) : all;
  if (devices.length === 0) return;
  const wishes = await findWishes(userId);
  const of = await collapseKeyOf(userId, about, wishes);
  if (of === undefined) return;
  const clock = { zone: await zoneOf(userId, all), wishes };
  // What is tried again was counted by the first try.
  if (!again && !(await isCounted(userId, { ...run, id: about.id, of }, clock))) return;
  const now = Date.now();
  const tried = { userId, about, tries: again?.tries ?? 0 };
  if (isQuiet(localTime(now, clock.zone), wishes.quietFrom, wishes.quietTo))
    return tryAt(nextAt(wishes.quietTo, now, clock.zone), devices, tried);
  const nameOf = await readAuthors([about.by]);
  const text = textOf(about, nameOf(about.by).name, wishes.pushText ? about.text : undefined);
  const { later } = await sendTo(userId, devices, text, pair, secondsLeft(about));
  if (later.length > 0) await tryAgain(later, tried);
}

interface Clock {
  readonly zone: string | undefined;
  readonly wishes: Wishes;
}

/**
 * Counts once, and has what waits told in the morning; answers whether it rings now. Of who was erased nothing is kept.
 */
async function isCounted(userId: string, happening: Happening, { zone, wishes }: Clock): Promise<boolean> {
  let rings = false;
  await change(async () => {
    // Of a try that came to nothing, too: whom it found may be erased by now.
    rings = false;
    const now = Date.now();
    const before = await findDay(userId);
    if (!before && !(await findItem(keys.user(userId)))) return [];
    const { after, act } = count(before, happening, { ...localTime(now, zone), at: now }, wishes);
    rings = act === 'ring' || act === 'again';
    if (act === 'again' || act === 'done') return [];
    const restAt = restOf(after, nextAt(wishes.quietTo, now, zone), now);
    return [...changeDay(userId, before, { ...after, restAt }), ...(before ? [] : [isMember(userId)])];
  });
  return rings;
}

/** The check that they were not erased meanwhile. */
const isMember = (userId: string): Action => ({
  check: { Key: keys.user(userId), ConditionExpression: 'attribute_exists(pk)' },
  otherwise: () => new StaleReadError('user.changed'),
});

interface Tried {
  readonly userId: string;
  readonly about: About;
  /** How often it was tried before. */
  readonly tries: number;
}

/** For those devices alone whose service was busy: of a busy service, the next member's push is not late. */
async function tryAgain(devices: readonly DeviceItem[], { tries, ...tried }: Tried): Promise<void> {
  const pause = pauseAfter(tries);
  if (pause === undefined) logger.warn('a push service was busy for hours: a push is given up');
  else await tryAt(Date.now() + pause, devices, { ...tried, tries: tries + 1 }, pause === 0);
}

async function tryAt(
  time: number,
  devices: readonly DeviceItem[],
  { userId, about, tries }: Tried,
  isAtOnce = false,
): Promise<void> {
  const again = { devices: devices.map(({ sk }) => sk), tries };
  const job: RingJob = { kind: 'ring', members: [userId], about, again };
  await write([isAtOnce ? enqueueJob(job) : scheduleJob(time, job)]);
}
