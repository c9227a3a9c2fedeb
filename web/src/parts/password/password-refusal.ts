import { messages } from './messages.ts';

/** What stands beside the field where the password itself was refused; undefined for any other failure. */
export function passwordRefusal(code: string | undefined, message = ''): string | undefined {
  if (code === 'identity.wrong') return messages.wrong;
  return code === 'identity.tries' ? message : undefined;
}
