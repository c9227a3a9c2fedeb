import { type DecidedJob, tellEach } from '#kinds/reports/told-of-decision.ts';
import { writeTogether } from '#platform/table/transaction.ts';

/** Each by itself: they have nothing to do with each other. */
export async function tellOfDecision(job: DecidedJob): Promise<undefined> {
  for (const action of tellEach(job)) await writeTogether([action]);
}
