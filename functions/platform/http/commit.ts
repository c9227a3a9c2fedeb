import { type Ahead, storeAndWrite } from '#platform/table/ahead.ts';
import { inOneJob } from '#platform/table/jobs.ts';
import { type Action, explain, NothingWritten, retryOnStaleRead } from '#platform/table/transaction.ts';
import { findReply, keepReply, type Once } from './once.ts';

/**
 * What a request writes, and what it answers then. Files and words are stored ahead, and removed when the write does
 * not happen.
 */
export interface Effect<Reply> extends Ahead {
  readonly reply: Reply;
  readonly actions: readonly Action[];
}

/**
 * Calls `attempt`, writes its effect and the reply under the request's idempotency key in one transaction, and answers
 * the reply. Of two requests with the same key one takes effect, and both get its reply. Where a read was stale by the
 * time of the write, `attempt` is called again (`retryOnStaleRead`).
 */
export type Commit = <Reply>(attempt: () => Effect<Reply> | Promise<Effect<Reply>>) => Promise<Reply>;

export function committer(request: Once | undefined, onTwin = async () => {}): Commit {
  return (attempt) =>
    retryOnStaleRead(async () => {
      const { reply, actions, ...ahead } = await attempt();
      const keep = (request && (await keepReply(request, reply))) ?? [];
      try {
        await storeAndWrite(ahead, inOneJob([...actions, ...keep]));
        return reply;
      } catch (error) {
        // Any other failure leaves open whether the transaction happened.
        if (!(error instanceof NothingWritten)) throw error;
        const earlier = request && (await findReply(request));
        if (earlier !== undefined) {
          await onTwin();
          return earlier as typeof reply;
        }
        throw explain(error);
      }
    });
}
