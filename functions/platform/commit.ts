import { findReply, keepReply, type Once } from './once.ts';
import { type Action, explain, NothingWritten, writeTogether } from './transaction.ts';

/**
 * Writes an effect, and the reply under the request's idempotency key, in one transaction, and answers
 * the reply: of two requests with the same key one takes effect, and both answer the same.
 * `undo` takes back what was stored for the effect outside the table, when it did not happen.
 */
export type Commit = <Reply>(
  reply: Reply,
  actions: readonly Action[],
  undo?: () => Promise<unknown>,
) => Promise<Reply>;

export function committer(request: Once | undefined): Commit {
  return async (reply, actions, undo) => {
    const keep = request && (await keepReply(request, reply));
    try {
      await writeTogether(keep ? [...actions, keep] : actions);
      return reply;
    } catch (error) {
      // Any other failure leaves it open whether the transaction happened: then nothing may be taken back.
      if (!(error instanceof NothingWritten)) throw error;
      await undo?.();
      const earlier = request && (await findReply(request));
      if (earlier !== undefined) return earlier as typeof reply;
      throw explain(error);
    }
  };
}
