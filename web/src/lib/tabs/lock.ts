/** `late`: no turn came in time; `none`: a browser has locks on https and on this machine alone, and where storage is allowed. */
type Unlocked = 'late' | 'none';

/**
 * Does it in one tab of all at a time, or beside others that share the lock; `otherwise` where there is none to have.
 * Rejects with what `act` does, and where another tab has stolen the lock from it.
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
