import { asOneRunner } from './one-runner.ts';
import { dueAt, hasFiles, isNeeded, mayGo } from './order.ts';
import { sendThing, stopAll, stopWhatIsGone } from './send-thing.ts';
import { changed, getOutbox, hearOutbox, note, reload, shelfOf } from './store.ts';
import type { Thing } from './thing.ts';

/** How many of the things that were sent today are still shown. */
const MOST_SENT = 20;

/** Milliseconds after which a tab looks whether another one that was sending is still there. */
const LOOK = 5000;

/** When the signal came back, or the member: no pause counts that began before. */
let since = 0;
let isRunning = false;
let isAsked = false;
let timer: ReturnType<typeof setTimeout> | undefined;

hearOutbox(() => {
  stopWhatIsGone();
  plan();
});
window.addEventListener('online', () => wake(true));
document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && wake(true));
plan();

/** Sends what there is to send; at once also what was to wait for a while. */
export function wake(isFresh = false): void {
  if (isFresh) since = Date.now();
  isAsked = true;
  if (!isRunning) void drain();
}

async function drain(): Promise<void> {
  isRunning = true;
  while (isAsked) {
    isAsked = false;
    const { member } = getOutbox();
    if (member) await asOneRunner(`furrow-outbox-${member}`, (signal) => round(member, signal));
  }
  isRunning = false;
  plan();
}

/** The next look, in whichever tab: the one that sends may be closed at any time. */
function plan(): void {
  clearTimeout(timer);
  if (isRunning) return;
  const { things = [] } = getOutbox();
  const now = Date.now();
  const waits = things
    .filter((thing) => thing.state === 'sending' || mayGo(thing, things))
    .map((thing) => (thing.state === 'sending' ? LOOK : Math.max(0, dueAt(thing, since) - now)));
  if (waits.length > 0) timer = setTimeout(() => wake(), Math.min(...waits));
}

async function round(member: string, signal: AbortSignal): Promise<void> {
  signal.addEventListener('abort', stopAll);
  await reload();
  await tidy(member);
  const lane = async (isOurs: (thing: Thing) => boolean) => {
    while (!signal.aborted && getOutbox().member === member) {
      const { things = [] } = getOutbox();
      const next = things.find(
        (thing) => isOurs(thing) && mayGo(thing, things) && dueAt(thing, since) <= Date.now(),
      );
      if (!next || !(await sendThing(member, next))) return;
      // What waited for it may be of the other lane.
      isAsked = true;
    }
  };
  await Promise.all([lane(hasFiles), lane((thing) => !hasFiles(thing))]);
}

/** Nothing is being sent now, whatever a page noted that is gone; and what was sent before today is not shown any more. */
async function tidy(member: string): Promise<void> {
  const { things = [] } = getOutbox();
  const today = new Date().setHours(0, 0, 0, 0);
  const sent = things
    .filter(({ state }) => state === 'sent')
    .sort((one, other) => (other.sentAt ?? 0) - (one.sentAt ?? 0));
  const old = sent.filter(
    (thing, index) => (index >= MOST_SENT || (thing.sentAt ?? 0) < today) && !isNeeded(thing, things),
  );
  for (const { id } of old) await shelfOf(member).drop(id);
  if (old.length > 0) await changed(member);
  for (const thing of things.filter(({ state }) => state === 'sending'))
    await note(member, thing, (now) => ({ ...now, state: 'waiting' }));
}
