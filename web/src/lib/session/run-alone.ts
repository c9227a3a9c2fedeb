/** What is under way in this tab. */
const running = new Set<string>();

/**
 * Does a thing unless it is being done already, in this tab or, where the browser has locks, in another one.
 * @returns false when it is
 */
export async function runAlone(name: string, work: () => Promise<void>): Promise<boolean> {
  if (running.has(name)) return false;
  running.add(name);
  try {
    return await acrossTabs(`furrow-${name}`, work);
  } finally {
    running.delete(name);
  }
}

/** Browsers have locks where the site is on https, or on this machine; one that forbids storage forbids them too. */
async function acrossTabs(name: string, work: () => Promise<void>): Promise<boolean> {
  let isAnswered = false;
  try {
    if (navigator.locks)
      return await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
        isAnswered = true;
        if (lock) await work();
        return lock !== null;
      });
  } catch (error) {
    if (isAnswered) throw error;
  }
  await work();
  return true;
}
