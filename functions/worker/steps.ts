import { Job } from '#platform/table/job.ts';
import type { StoredItem } from '#platform/table/table.ts';
import { countResponses } from './count/count-responses.ts';
import { rankCircle } from './count/rank-circle.ts';
import { tallyCourse } from './count/tally-course.ts';
import { sendDigest } from './digest/send-digest.ts';
import { beginErasing } from './erase/begin-erasing.ts';
import { eraseMember } from './erase/erase-member.ts';
import { makeExport } from './export/make-export.ts';
import { moveFiles } from './remove/move-files.ts';
import { removeNeverWritten } from './remove/remove-never-written.ts';
import { removeGone } from './remove/remove-parts.ts';
import { removeUnused } from './remove/remove-richtext.ts';
import { removeTopics } from './remove/remove-topics.ts';
import { renameMember } from './rename/rename-member.ts';
import { renameRow } from './rename/rename-row.ts';
import { ringEach } from './tell/ring.ts';
import { ringRest } from './tell/ring-rest.ts';
import { tellOfDecision } from './tell/tell-of-decision.ts';
import { tellOfNamed } from './tell/tell-of-mentions.ts';
import { tellOfReply } from './tell/tell-of-reply.ts';
import { tellOfTomorrow } from './tell/tell-of-tomorrow.ts';

/** One step of a job from a cursor; answers the next cursor, or undefined at the end. */
export async function takeStep(item: StoredItem, cursor: string | undefined): Promise<string | undefined> {
  const job = Job.parse(item);
  switch (job.kind) {
    case 'gone':
      return removeGone(job, cursor);
    case 'renamed':
      return renameRow(job);
    case 'member-renamed':
      return renameMember(job, cursor);
    case 'richtext-unused':
      return removeUnused(job.richtextId);
    case 'never-written':
      return removeNeverWritten(job);
    case 'category-gone':
      return removeTopics(job, cursor);
    case 'followed':
      return rankCircle(job);
    case 'export':
      return makeExport(job, cursor, Number(item['tries'] ?? 0));
    case 'leave':
      return beginErasing(job);
    case 'erase':
      return eraseMember(job);
    case 'tallied':
      return tallyCourse(job);
    case 'responded':
      return countResponses(job);
    case 'replied':
      return tellOfReply(job, cursor);
    case 'mentioned':
      return tellOfNamed(job);
    case 'tomorrow':
      return tellOfTomorrow(job);
    case 'digest':
      return sendDigest(job, cursor);
    case 'ring':
      return ringEach(job, cursor, { job: String(item['sk']), isRetry: Number(item['tries'] ?? 0) > 0 });
    case 'ring-rest':
      return ringRest(job);
    case 'move-files':
      return moveFiles(job, cursor);
    case 'decided':
      return tellOfDecision(job);
  }
}
