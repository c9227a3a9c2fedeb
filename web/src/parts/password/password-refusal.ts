import { useState } from 'react';
import { messages } from './messages.ts';

const WRONG = 'identity.wrong';
const TRIES = 'identity.tries';

/** Whether the password itself was refused, by the code of a failure. */
export const isPasswordRefused = (code: string | undefined) => code === WRONG || code === TRIES;

/**
 * What stands beside the field where the password itself was refused; undefined for any other failure. The pool locks
 * for a second, and twice as long after each further try, so that its answers alternate: from the first lock on, a
 * wrong password is told to wait, too.
 */
export function usePasswordRefusal({ type, message = '' }: { type?: string; message?: string } = {}) {
  const [isLocked, setLocked] = useState(false);
  if (type === TRIES && !isLocked) setLocked(true);
  if (type === WRONG) return isLocked ? messages.wrongAgain : messages.wrong;
  return type === TRIES ? message : undefined;
}
