import { messages } from './messages.ts';

const WRONG = 'identity.wrong';
/** In a change of it. */
const OLD_WRONG = 'password.wrong';
const TRIES = 'identity.tries';

/** Whether the present password itself was refused, by the code of a failure. */
export const isPasswordRefused = (code: string | undefined) =>
  code === WRONG || code === OLD_WRONG || code === TRIES;

/**
 * What stands beside the field where the present password itself was refused; undefined for any other failure. The pool
 * locks for a second, and twice as long after each further try, so that its answers alternate: a wrong password is told
 * of the wait, too.
 */
export function passwordRefusal({ type, message }: { type?: string; message?: string } = {}) {
  if (!isPasswordRefused(type)) return undefined;
  return type === TRIES ? message : `${type === WRONG ? messages.wrong : message} ${messages.wait}`;
}
