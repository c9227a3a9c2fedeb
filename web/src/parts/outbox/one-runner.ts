/** Milliseconds between two signs of life of the tab that sends. */
const BEAT = 10_000;
/** Milliseconds of silence after which a tab that the browser put to sleep has its turn taken away. */
const SILENCE = 90_000;

/**
 * Runs it in one tab at a time; the others wait for their turn. `work` stops by its signal when another tab has taken
 * the turn: the browser had put this one to sleep. (Browsers have locks where the site is on https, or on this machine;
 * without them two tabs may send the same, under the same key.)
 */
export async function asOneRunner(name: string, work: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const stolen = new AbortController();
  let isOurs = false;
  const begin = async () => {
    isOurs = true;
    const beat = setInterval(() => life?.postMessage(name), BEAT);
    try {
      await work(stolen.signal);
    } finally {
      clearInterval(beat);
    }
  };

  const life = listen();
  const impatient = new AbortController();
  let heard = Date.now();
  life?.addEventListener('message', ({ data }) => {
    if (data === name) heard = Date.now();
  });
  const watch = setInterval(() => {
    const isSilent = !isOurs && Date.now() - heard > SILENCE;
    if (life && isSilent && document.visibilityState === 'visible') impatient.abort();
  }, BEAT);
  try {
    if (!navigator.locks) return await begin();
    await navigator.locks.request(name, { signal: impatient.signal }, begin).catch((error: unknown) => {
      if (isOurs || !impatient.signal.aborted) throw error;
      return navigator.locks.request(name, { steal: true }, begin);
    });
  } catch (error) {
    if (isOurs) stolen.abort(error);
    // Where storage is forbidden, locks are too.
    else await begin();
  } finally {
    clearInterval(watch);
    life?.close();
  }
}

function listen(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel('furrow-outbox-runner');
  } catch {
    return undefined;
  }
}
