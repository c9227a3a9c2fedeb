import { tellDecided } from '#kinds/replies/told.ts';
import type { DecidedJob } from '#kinds/reports/told-of-decision.ts';
import { ringFor } from './ring.ts';

/**
 * Each by itself: they have nothing to do with each other. Run twice, or after a later decision, it changes nothing, and
 * no device rings twice.
 */
export async function tellOfDecision({ author, reporters, ...decided }: DecidedJob): Promise<undefined> {
  const { reasons, note, ...plain } = decided;
  const { notice: id, on, id: onId, at, title } = decided;
  // What a reply was to may be hidden by now.
  const about = { id, on, onId, ...(!at && { text: title }) };
  if (author && (await tellDecided(author.id, 'moderated', { ...decided, action: author.action })))
    await ringFor([author.id], { ...about, kind: 'moderated' });
  const told: string[] = [];
  for (const userId of reporters) if (await tellDecided(userId, 'decided', plain)) told.push(userId);
  await ringFor(told, { ...about, kind: 'decided' });
}
