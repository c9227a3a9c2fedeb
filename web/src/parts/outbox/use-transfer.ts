import { type Transfer, transferOf } from './transfer.ts';
import { useOutbox, useThing } from './use-outbox.ts';

/**
 * How far the files of a thing have come, for whoever shows it: 'The connection broke. ‘Try again’ sends only the 58 MB
 * that are missing' is `total - arrived`. `stop` and `sendNow` of `outbox.ts` are its two buttons. It stands after a
 * reload too; undefined while the outbox is read, and where the thing is gone.
 */
export function useTransfer(id: string): Transfer | undefined {
  const thing = useThing(id);
  const progress = useOutbox().progress[id];
  return thing && transferOf(thing, progress);
}
