import { readAnswers, readUseful } from '#kinds/appreciated.ts';
import { readLearned, readLearnedLessons } from '#kinds/learned.ts';
import { timeOfId } from '#platform/lists/time-of-id.ts';
import { lists, partitions } from '#platform/table/keys.ts';
import { take } from '#platform/table/walk.ts';
import type { Deeds } from './achievements.ts';
import { mostOf, type Source } from './catalogue.ts';

/** What a member did, read from what there is of it: so what is deleted does not count any more. */
export async function readDeeds(userId: string): Promise<Deeds> {
  const [lessons, tests, finished, courses, files, events, useful, answers] = await Promise.all([
    readLearnedLessons(userId, mostOf('lessons')),
    readLearned(userId, 'TEST'),
    readLearned(userId, 'COURSE'),
    readRows(lists.coursesMade(userId).pk, 'courses'),
    readRows(lists.resourcesMade(userId).pk, 'files'),
    readRows(partitions.ownEvents(userId), 'events'),
    readUseful(userId),
    readAnswers(userId),
  ]);
  return { lessons, tests, finished, courses, files, events, useful, answers };
}

/** When the first rows of a member's own were made, as many as are counted. */
async function readRows(pk: string, source: Source): Promise<string[]> {
  const stretch = { pk, from: 'R#', to: 'R#~' };
  const rows = await take(stretch, { limit: mostOf(source), forward: true, consistent: true });
  return rows.flatMap(({ sk }) => timeOfId(String(sk)) ?? []);
}
