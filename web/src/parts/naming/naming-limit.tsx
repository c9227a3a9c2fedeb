import { namesTooMany } from '#contract/fields/mentions.ts';
import { messages } from './messages.ts';

/** Says that a text names more members than are notified; without a connection, too, in which nobody is suggested. */
export function NamingLimit({ of }: { of: string }) {
  const isTooMany = namesTooMany(of);
  // There before it has words, so that readers hear them.
  return (
    <p className={isTooMany ? 'soft text-sm' : 'vh'} role="status">
      {isTooMany && messages.tooMany}
    </p>
  );
}
