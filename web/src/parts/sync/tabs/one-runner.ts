import * as z from 'zod/mini';
import { openBroadcast } from '#web/lib/tabs/broadcast.ts';
import { withLock } from '#web/lib/tabs/lock.ts';

/** Milliseconds between two signs of life of the tab that sends. */
const BEAT = 10_000;
/** Milliseconds of silence after which a tab that the browser put to sleep has its turn taken away. */
const SILENCE = 90_000;

/**
 * Runs it in one tab at a time; the others wait for their turn. `work` stops by its signal when another tab has taken
 * the turn: the browser had put this one to sleep. Without locks two tabs may send the same, under the same key.
 */
export async function asOneRunner(name: string, work: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const stolen = new AbortController();
  let isOurs = false;
  const begin = async () => {
    isOurs = true;
    const beat = setInterval(() => life?.tell(name), BEAT);
    try {
      await work(stolen.signal);
    } finally {
      clearInterval(beat);
    }
  };

  const impatient = new AbortController();
  let heard = Date.now();
  const life = openBroadcast('furrow-outbox-runner', z.string(), (sender) => {
    if (sender === name) heard = Date.now();
  });
  const watch = setInterval(() => {
    const isSilent = !isOurs && Date.now() - heard > SILENCE;
    if (life && isSilent && document.visibilityState === 'visible') impatient.abort();
  }, BEAT);
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
