import * as z from 'zod/mini';
import { isLineLost, subscribeToLine } from '#web/lib/api/line.ts';
import { openBroadcast } from '#web/lib/tabs/broadcast.ts';
import { withLock } from '#web/lib/tabs/lock.ts';
import { hasFiles, isNeeded, nextOf } from './order.ts';
import type { OutboxEntry } from './outbox-entry.ts';
import { sendEntry, stopAll, stopWhatIsGone } from './send-entry.ts';
import { changed, dbOf, getOutbox, patchEntry, reload, subscribeToOutbox } from './store.ts';

/** How many of the entries that were sent today are still shown. */
const MAX_SENT_KEPT = 20;

/** Milliseconds after which a tab checks whether another one that was sending still exists. */
const LOOK_PAUSE_MS = 5000;

/** When the device was last known to come online, or the member signed in: pauses that began before do not count. */
let since = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * One entry after the other, in one tab of all. Files take long: entries without files do not wait for those with
 * files.
 */
const lanes = [lane('files', hasFiles), lane('plain', (entry) => !hasFiles(entry))];

let isStarted = false;
let member: string | undefined;

/** From now on entries are sent by themselves. The session must be ready: a page without one sends nothing. */
export function startRunner(): void {
  if (isStarted) return;
  isStarted = true;
  subscribeToOutbox(onOutboxChange);
  window.addEventListener('online', () => schedule(true));
  followLine();
  document.addEventListener(
    'visibilitychange',
    () => document.visibilityState === 'visible' && schedule(true),
  );
  onOutboxChange();
}

/** Milliseconds: a line that is back sooner was not lost; some calls get through and others do not. */
const MIN_LOST_MS = 1000;

/**
 * A line that was silent comes back without a word of the browser. Where what is sent is lost and what is read arrives,
 * the pauses go on: else each reply would have it sent again at once, without end.
 */
function followLine(): void {
  let lostAt = Date.now();
  subscribeToLine(() => {
    if (isLineLost()) lostAt = Date.now();
    else if (Date.now() - lostAt >= MIN_LOST_MS) schedule(true);
  });
}

function onOutboxChange(): void {
  const now = getOutbox().member;
  if (now !== member) since = Date.now();
  member = now;
  stopWhatIsGone();
  scheduleNext();
}

/** Sends what can be sent; with `isFresh` also entries that were to pause. */
export function schedule(isFresh = false): void {
  startRunner();
  if (isFresh) since = Date.now();
  for (const { run } of lanes) run();
}

/** Schedules the next try, in every tab: the one that sends may be closed at any time. */
function scheduleNext(): void {
  clearTimeout(timer);
  const { entries = [] } = getOutbox();
  const waits = lanes
    .filter(({ isRunning }) => !isRunning())
    .flatMap(({ isOurs }) => {
      const ours = entries.filter(isOurs);
      if (ours.some(({ state }) => state === 'sending')) return [LOOK_PAUSE_MS];
      const next = nextOf(ours, entries, since);
      return next ? [next.due - Date.now()] : [];
    });
  if (waits.length > 0) timer = setTimeout(() => schedule(), Math.max(0, Math.min(...waits)));
}

function lane(name: string, isOurs: (entry: OutboxEntry) => boolean) {
  let isRunning = false;
  let isAsked = false;

  const run = async () => {
    isAsked = true;
    if (isRunning) return;
    isRunning = true;
    while (isAsked) {
      isAsked = false;
      const { member } = getOutbox();
      if (member) await asOneRunner(`furrow-${name}-${member}`, (signal) => round(member, signal));
    }
    isRunning = false;
    scheduleNext();
  };

  const round = async (member: string, signal: AbortSignal) => {
    signal.addEventListener('abort', stopAll);
    await reload();
    await tidy(member, isOurs);
    while (!signal.aborted && getOutbox().member === member) {
      const { entries = [] } = getOutbox();
      const next = nextOf(entries.filter(isOurs), entries, since);
      if (!next || next.due > Date.now()) return;
      const hasArrived = await sendEntry(member, next.entry);
      // What got no answer before gets through now: the others need not end their pauses.
      if (hasArrived && next.entry.misses) since = Date.now();
    }
  };

  return { isOurs, isRunning: () => isRunning, run: () => void run() };
}

/** Entries that a closed page was sending wait again, and entries sent before today are removed. */
async function tidy(member: string, isOurs: (entry: OutboxEntry) => boolean): Promise<void> {
  const { entries = [] } = getOutbox();
  const today = new Date().setHours(0, 0, 0, 0);
  const sent = entries
    .filter(({ state }) => state === 'sent')
    .sort((one, other) => (other.sentAt ?? 0) - (one.sentAt ?? 0));
  const old = sent.filter(
    (entry, index) => (index >= MAX_SENT_KEPT || (entry.sentAt ?? 0) < today) && !isNeeded(entry, entries),
  );
  for (const { id } of old) await dbOf(member).drop(id);
  if (old.length > 0) await changed(member);
  for (const entry of entries.filter((each) => each.state === 'sending' && isOurs(each)))
    await patchEntry(member, entry, (now) => ({ ...now, state: 'waiting' }));
}

/** Milliseconds between two heartbeats of the tab that sends. */
const BEAT_MS = 10_000;
/** Milliseconds of silence after which a tab that the browser put to sleep loses its turn. */
const MAX_SILENCE_MS = 90_000;

/**
 * Runs it in one tab at a time; the others wait for their turn. `work` is stopped by its signal when another tab has
 * taken the turn, because the browser had put this one to sleep. Without locks two tabs may send the same, under the
 * same key.
 */
async function asOneRunner(name: string, work: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const stolen = new AbortController();
  let isOurs = false;
  const begin = async () => {
    isOurs = true;
    const beat = setInterval(() => life?.post(name), BEAT_MS);
    try {
      await work(stolen.signal);
    } finally {
      clearInterval(beat);
    }
  };

  const impatient = new AbortController();
  let lastBeat = Date.now();
  const life = openBroadcast('furrow-outbox-runner', z.string(), (sender) => {
    if (sender === name) lastBeat = Date.now();
  });
  const watch = setInterval(() => {
    const isSilent = !isOurs && Date.now() - lastBeat > MAX_SILENCE_MS;
    if (life && isSilent && document.visibilityState === 'visible') impatient.abort();
  }, BEAT_MS);
  try {
    await withLock(name, { signal: impatient.signal }, begin, (why) =>
      why === 'late' ? withLock(name, { steal: true }, begin, begin) : begin(),
    );
  } catch (error) {
    stolen.abort(error);
  } finally {
    clearInterval(watch);
    life?.close();
  }
}
