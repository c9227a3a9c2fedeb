import { withLock } from '#web/lib/tabs/lock.ts';
import { TIME_LIMIT_MS } from '#web/lib/time-limit.ts';

/*
 * Many callers may ask for the tokens at once, in every tab. While one of them refreshes the tokens, the others wait
 * for the new ones: the old ones are refused by then, and a refusal ends the session.
 */

const readers = new Set<Promise<unknown>>();
/** The last refresh in this tab; never rejects. */
let writer: Promise<unknown> = Promise.resolve();

/** Runs it beside other readers (`shared`), or alone. */
export const inTurn = <Result>(mode: 'shared' | 'exclusive', act: () => Promise<Result>): Promise<Result> =>
  mode === 'shared' ? read(act) : write(act);

async function read<Result>(act: () => Promise<Result>): Promise<Result> {
  await writer;
  const turn = acrossTabs('shared', act);
  readers.add(turn);
  try {
    return await turn;
  } finally {
    readers.delete(turn);
  }
}

function write<Result>(act: () => Promise<Result>): Promise<Result> {
  const turn = writer.then(() => Promise.allSettled(readers)).then(() => acrossTabs('exclusive', act));
  writer = turn.catch(() => undefined);
  return turn;
}

/** A tab that the browser put to sleep may hold the lock for ever. */
const acrossTabs = <Result>(mode: LockMode, act: () => Promise<Result>): Promise<Result> =>
  withLock('furrow-tokens', { mode, signal: AbortSignal.timeout(TIME_LIMIT_MS) }, act, act);
