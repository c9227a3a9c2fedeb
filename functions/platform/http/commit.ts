import { type Ahead, storeAndWrite } from '#platform/table/ahead.ts';
import { type Action, explain, NothingWritten } from '#platform/table/transaction.ts';
import { findReply, keepReply, type Once } from './once.ts';

/**
 * Writes an effect, and the reply under the request's idempotency key, in one transaction, and answers
 * the reply: of two requests with the same key one takes effect, and both answer the same.
 * `ahead` is stored before it, and goes again when it does not happen.
 */
export type Commit = <Reply>(reply: Reply, actions: readonly Action[], ahead?: Ahead) => Promise<Reply>;

export function committer(request: Once | undefined): Commit {
  return async (reply, actions, ahead = {}) => {
    const keep = request && (await keepReply(request, reply));
    try {
      await storeAndWrite(ahead, keep ? [...actions, keep] : actions);
      return reply;
    } catch (error) {
      // Any other failure leaves it open whether the transaction happened.
      if (!(error instanceof NothingWritten)) throw error;
      const earlier = request && (await findReply(request));
      if (earlier !== undefined) return earlier as typeof reply;
      throw explain(error);
    }
  };
}
