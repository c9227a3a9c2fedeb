import { type DecidedJob, tellEach } from '#kinds/reports/told-of-decision.ts';
import { writeTogether } from '#platform/table/transaction.ts';
import { ringFor } from './ring.ts';

/** Each by itself: they have nothing to do with each other. */
export async function tellOfDecision(job: DecidedJob): Promise<undefined> {
  for (const action of tellEach(job)) await writeTogether([action]);
  const { notice: id, on, id: onId, at, author, reporters, title } = job;
  // What a reply was to may be hidden by now.
  const about = { id, on, onId, ...(!at && { text: title }) };
  if (author) await ringFor([author.id], { ...about, kind: 'moderated' });
  await ringFor(reporters, { ...about, kind: 'decided' });
}
