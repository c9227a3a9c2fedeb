import { ApiError } from '#web/lib/api/api-error.ts';
import type { OutboxEntry, Step } from '#web/parts/sync/queue/outbox-entry.ts';
import { getOutbox } from '#web/parts/sync/queue/store.ts';
import { arrivedOf } from '#web/parts/sync/queue/transfer.ts';
import { whyKept } from '#web/parts/sync/queue/why-kept.ts';
import { claim } from '#web/parts/sync/tabs/say-once.ts';

/** Callbacks of a form about its save. */
export interface Outcomes<Saved> {
  /** The result of a sent entry. */
  readonly savedIn: (entry: OutboxEntry) => Saved | undefined;
  /** `isOwn`: the form shows what was sent; otherwise something else was typed here, or another window sent it. */
  readonly onSaved: (saved: Saved, isOwn: boolean, entry: OutboxEntry) => void;
  /** The save waits on this device, or as long as this page lives: the form says so, in these words. */
  readonly onWaiting: (text: string, isFleeting: boolean) => void;
  /** A save that was pressed here is kept on this device and will be sent: the form can close. @default `onWaiting` */
  readonly onKept?: (text: string) => void;
  readonly onRefused: (error: ApiError, sent: Step['input'], isOwn: boolean) => Promise<void> | void;
  /** Whether a refused save can never be sent: it stays in the outbox, where the member drops it. */
  readonly isUnsendable?: (code: string) => boolean;
}

/** What a save knows of an entry, beside what it says. */
interface Seen {
  readonly device: string;
  readonly isPressed: boolean;
  readonly isOwn: boolean;
  /** Whether the form has seen it under way: what was sent on an earlier visit is not reported. */
  readonly isNews: boolean;
}

/** Tells an open form what has become of its entry. */
export async function tell<Saved>(outcomes: Outcomes<Saved>, now: OutboxEntry, seen: Seen): Promise<void> {
  const { state, problem, isStopped } = now;
  const saved = state === 'sent' && seen.isNews ? outcomes.savedIn(now) : undefined;
  if (saved) {
    // Claimed before the form is closed: other tabs wait for that.
    void claim(now);
    outcomes.onSaved(saved, seen.isOwn, now);
  }
  if (state === 'waiting' && !isStopped) sayWaiting(outcomes, now, seen);
  if (state === 'refused' && problem) {
    const { status, code, message, fields } = problem;
    const error = new ApiError(status, code, message, fields ? { fields } : {});
    await outcomes.onRefused(error, now.steps.at(-1)?.input ?? {}, seen.isOwn);
  }
}

function sayWaiting<Saved>(
  { onKept, onWaiting }: Outcomes<Saved>,
  now: OutboxEntry,
  { device, isPressed }: Seen,
): void {
  const isFleeting = getOutbox().fleeting.includes(now.id);
  const text = whyKept(now.problem?.status, device, isFleeting);
  if (onKept && isPressed && !isFleeting && !isWatched(now)) onKept(text);
  else onWaiting(text, isFleeting);
}

/** Whether its upload progress is shown. */
const isWatched = ({ steps }: OutboxEntry): boolean =>
  arrivedOf(steps.filter(({ state }) => state !== 'done')) > 0;
