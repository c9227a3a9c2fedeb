/** `late`: no turn came in time; `none`: the browser has no locks without https, or where storage is forbidden. */
type Unlocked = 'late' | 'none';

/**
 * Runs `act` in one tab at a time, or beside others that share the lock; `otherwise` where there is no lock. Rejects
 * with what `act` rejects with, and where another tab has stolen the lock.
 */
export async function withLock<Result>(
  name: string,
  options: LockOptions,
  act: (lock: Lock | null) => Promise<Result> | Result,
  otherwise: (why: Unlocked) => Promise<Result> | Result,
): Promise<Result> {
  let isOurs = false;
  const begin = (lock: Lock | null) => {
    isOurs = true;
    return act(lock);
  };
  if (!navigator.locks) return otherwise('none');
  try {
    return (await navigator.locks.request(name, options, begin)) as Result;
  } catch (error) {
    if (isOurs) throw error;
    return otherwise(options.signal?.aborted ? 'late' : 'none');
  }
}
