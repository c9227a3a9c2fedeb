import { type DecidedJob, tellEach } from '#kinds/reports/told-of-decision.ts';
import { writeTogether } from '#platform/table/transaction.ts';
import { ringFor } from './ring.ts';

/** Each by itself: they have nothing to do with each other. */
export async function tellOfDecision(job: DecidedJob): Promise<undefined> {
  for (const action of tellEach(job)) await writeTogether([action]);
  const { notice: id, on, id: onId, author, reporters, title } = job;
  const about = { id, on, onId, text: title };
  if (author) await ringFor([author.id], { ...about, kind: 'moderated' });
  await ringFor(reporters, { ...about, kind: 'decided' });
}
