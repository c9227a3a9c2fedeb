import { TIME_LIMIT } from '#web/lib/time-limit.ts';

/*
 * Many may ask for the tokens at once, in every tab. While one replaces them, the others wait for the new ones: an old
 * one is refused by then, and a refusal ends the session.
 */

const readers = new Set<Promise<unknown>>();
/** The last one that replaces tokens in this tab; never rejects. */
let writer: Promise<unknown> = Promise.resolve();

/** Runs it beside others that ask (`shared`), or alone. */
export function inTurn<Result>(mode: 'shared' | 'exclusive', act: () => Promise<Result>): Promise<Result> {
  return mode === 'shared' ? read(act) : write(act);
}

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

/** A browser has locks on https alone; and a tab that it put to sleep may hold one for ever. */
async function acrossTabs<Result>(mode: LockMode, act: () => Promise<Result>): Promise<Result> {
  if (!('locks' in navigator)) return act();
  let isOurs = false;
  const begin = () => {
    isOurs = true;
    return act();
  };
  try {
    const signal = AbortSignal.timeout(TIME_LIMIT);
    return await navigator.locks.request('furrow-tokens', { mode, signal }, begin);
  } catch (error) {
    if (isOurs) throw error;
    return act();
  }
}
