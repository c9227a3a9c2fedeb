import { messages } from './messages.ts';

const WRONG = 'identity.wrong';
const TRIES = 'identity.tries';

/** Whether the password itself was refused, by the code of a failure. */
export const isPasswordRefused = (code: string | undefined) => code === WRONG || code === TRIES;

/**
 * What stands beside the field where the password itself was refused; undefined for any other failure. The pool locks
 * for a second, and twice as long after each further try, so that its answers alternate: a wrong password is told of
 * the wait, too.
 */
export function passwordRefusal({ type, message }: { type?: string; message?: string } = {}) {
  return type === WRONG ? messages.wrong : type === TRIES ? message : undefined;
}
