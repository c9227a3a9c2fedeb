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
    // Only where the site is on https, or on this machine.
    if (navigator.locks)
      return await navigator.locks.request(`furrow-${name}`, { ifAvailable: true }, async (lock) => {
        if (lock) await work();
        return lock !== null;
      });
    await work();
    return true;
  } finally {
    running.delete(name);
  }
}
