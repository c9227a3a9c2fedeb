import { withLock } from '#web/lib/tabs/lock.ts';

/** Milliseconds in which a page that is just going away, as before a reload, lets go of what it wrote. */
const PATIENCE = 500;

/**
 * Which tab writes a draft; `free`: another one did, and is closed. `unknown` where the browser has no locks, or forbids
 * them with its storage.
 */
export type Writer = 'asking' | 'here' | 'elsewhere' | 'free' | 'unknown';

/** Asks to be the tab that writes a draft: the first that opens it is, until it is closed, reloaded or crashes. */
export function askToWrite(id: string, told: (writer: Writer) => void) {
  const name = `furrow-writes-${id}`;
  const leaving = new AbortController();
  const left = new Promise<void>((resolve) => {
    leaving.signal.addEventListener('abort', () => resolve());
  });
  const tell = (writer: Writer) => {
    if (leaving.signal.aborted) return;
    told(writer);
    if (writer === 'elsewhere') void hearFree();
  };
  /** Whoever waits for it too has it a moment later. */
  const hearFree = () =>
    withLock(
      name,
      { mode: 'shared', signal: leaving.signal },
      () => tell('free'),
      () => undefined,
    );
  const ask = (options: LockOptions) => {
    const write = () => {
      tell('here');
      return left;
    };
    withLock(name, options, write, (why) => tell(why === 'late' ? 'elsewhere' : 'unknown')).catch(
      // Another tab has taken it over.
      () => tell('elsewhere'),
    );
  };

  const askForAWhile = () => {
    const impatient = new AbortController();
    setTimeout(() => impatient.abort(), PATIENCE);
    void left.then(() => impatient.abort());
    ask({ signal: impatient.signal });
  };
  askForAWhile();
  return {
    /** Once it is free. */
    ask: askForAWhile,
    /** Writes it from now on, whoever did. */
    takeOver: () => ask({ steal: true }),
    leave: () => leaving.abort(),
  };
}
