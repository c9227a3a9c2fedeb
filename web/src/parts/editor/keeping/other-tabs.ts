import * as z from 'zod/mini';
import { openBroadcast } from '#web/lib/tabs/broadcast.ts';
import { withLock } from '#web/lib/tabs/lock.ts';

/** Milliseconds in which a closing page, as before a reload, releases its lock. */
const LOCK_WAIT_MS = 500;

/**
 * Which tab writes a draft; `free`: another one did, and is closed. `unknown` where the browser has no locks, or
 * forbids them with its storage.
 */
export type Writer = 'asking' | 'here' | 'elsewhere' | 'free' | 'unknown';

/** Asks for the lock of a draft: the first tab that opens it writes it, until it is closed, reloaded or crashes. */
export function askToWrite(id: string, onWriter: (writer: Writer) => void) {
  const name = `furrow-writes-${id}`;
  const leaving = new AbortController();
  const left = new Promise<void>((resolve) => {
    leaving.signal.addEventListener('abort', () => resolve());
  });
  const notify = (writer: Writer) => {
    if (leaving.signal.aborted) return;
    onWriter(writer);
    if (writer === 'elsewhere') void watchForFree();
  };
  /** Other waiting tabs get it a moment later. */
  const watchForFree = () =>
    withLock(
      name,
      { mode: 'shared', signal: leaving.signal },
      () => notify('free'),
      () => undefined,
    );
  const ask = (options: LockOptions) => {
    const write = () => {
      notify('here');
      return left;
    };
    withLock(name, options, write, (why) => notify(why === 'late' ? 'elsewhere' : 'unknown')).catch(
      // Another tab has taken it over.
      () => notify('elsewhere'),
    );
  };

  const askForAWhile = () => {
    const impatient = new AbortController();
    setTimeout(() => impatient.abort(), LOCK_WAIT_MS);
    void left.then(() => impatient.abort());
    ask({ signal: impatient.signal });
  };
  askForAWhile();
  return {
    /** Once the lock is free. */
    ask: askForAWhile,
    /** Takes the lock, whoever holds it. */
    takeOver: () => ask({ steal: true }),
    leave: () => leaving.abort(),
  };
}

/** Messages between tabs of this origin about drafts that have another one beside them. */
const Message = z.object({
  /** The draft's id. */
  id: z.string(),
  /** The draft was opened: tabs with one beside it say so again. */
  isOpened: z.optional(z.boolean()),
});

/**
 * Says in the tab that shows a draft when another tab writes one with the same beginning, or under its key. Where a
 * browser has no channels, only the one that became another draft says so.
 */
export function openBeside(id: () => string, onOther: () => void) {
  /** Ids of the drafts beside which this tab has one. */
  const others = new Set<string>();
  const channel = openBroadcast('furrow-drafts', Message, ({ id: other, isOpened }) => {
    if (isOpened && others.has(other)) channel?.post({ id: other });
    if (!isOpened && other === id()) onOther();
  });
  channel?.post({ id: id(), isOpened: true });
  return {
    notify(other: string): void {
      others.add(other);
      channel?.post({ id: other });
    },
    close: () => channel?.close(),
  };
}
