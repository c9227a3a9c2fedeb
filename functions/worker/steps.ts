import type { StoredItem } from '#platform/table/table.ts';
import { readJob } from './earlier-jobs.ts';
import { fillMade } from './fill-made.ts';
import { fillNews } from './fill-news.ts';
import { fillPhoto } from './fill-photos.ts';
import { fillTopic } from './fill-topics.ts';
import { fillUse } from './fill-uses.ts';
import { listAttempts } from './list-attempts.ts';
import { listFeedback } from './list-feedback.ts';
import { fillRanks, rankCircle } from './rank-circle.ts';
import { removeNeverWritten } from './remove-never-written.ts';
import { removeGone } from './remove-parts.ts';
import { removeUnused } from './remove-richtext.ts';
import { removeTopics } from './remove-topics.ts';
import { renameMember } from './rename-member.ts';
import { renameRow } from './rename-row.ts';
import { sortNames } from './sort-names.ts';
import { tallyCourse } from './tally-course.ts';

/** One step of a job from a place; answers the next place, or undefined at the end. */
export async function takeStep(item: StoredItem, place: string | undefined): Promise<string | undefined> {
  const job = readJob(item);
  switch (job.kind) {
    case 'gone':
      return removeGone(job, place);
    case 'renamed':
      return renameRow(job);
    case 'member-renamed':
      return renameMember(job, place);
    case 'richtext-unused':
      return removeUnused(job.richtextId);
    case 'never-written':
      return removeNeverWritten(job);
    case 'topics-missing':
      return fillNews(job, place, fillTopic);
    case 'photos-missing':
      return fillNews(job, place, fillPhoto);
    case 'uses-missing':
      return fillNews(job, place, fillUse);
    case 'category-gone':
      return removeTopics(job, place);
    case 'followed':
      return rankCircle(job);
    case 'tallied':
      return tallyCourse(job);
    case 'ranks-missing':
      return fillRanks(place);
    case 'made-missing':
      return fillMade(place);
    case 'names-unsorted':
      return sortNames(job, place);
    case 'feedback-unlisted':
      return listFeedback(job, place);
    case 'attempts-unlisted':
      return listAttempts(job, place);
  }
}
