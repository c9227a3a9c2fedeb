import type { ReactNode } from 'react';
import { messages } from './messages.ts';
import './password-refusal.css';

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
export function passwordRefusal({ type, message }: { type?: string; message?: string } = {}): ReactNode {
  if (!isPasswordRefused(type)) return undefined;
  if (type === TRIES) return message;
  return (
    <span>
      <span>{type === WRONG ? messages.wrong : message}</span>{' '}
      <span className="hint password-wait">{messages.wait}</span>
    </span>
  );
}
