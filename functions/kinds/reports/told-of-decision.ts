import { ulid } from 'ulid';
import type { Hidden } from '#contract/fields/hidden.ts';
import type { ReportAction } from '#contract/moderation/reports.ts';
import type { Job } from '#platform/table/job.ts';
import { enqueueJob } from '#platform/table/jobs.ts';
import type { Action } from '#platform/table/transaction.ts';
import type { ReportedItem } from './report.ts';

export type DecidedJob = Extract<Job, { kind: 'decided' }>;

interface Decision {
  readonly action: ReportAction;
  /** Whether it was hidden before. */
  readonly wasHidden: boolean;
  /** Who decided; undefined where reports did. */
  readonly by?: string | undefined;
  /** Who reported it, as far as they are to be told. */
  readonly reporters?: readonly string[];
  readonly hidden?: Pick<Hidden, 'reasons' | 'note'> | undefined;
}

/**
 * The write that has the worker tell what was decided: who reported it, how that ended; its author, that it is hidden,
 * shown again or removed, and why. Who decided knows it, unless they were told of its being hidden.
 */
export function tellOfDecision(item: ReportedItem, decision: Decision): Action[] {
  const { action, wasHidden, by, reporters = [], hidden } = decision;
  const knows = (id: string) => id === by && !(wasHidden && action !== 'hide');
  const others = reporters.filter((id) => !knows(id));
  const isAuthorConcerned = item.creator !== undefined && !knows(item.creator);
  // 'Keep' of what nobody hid changes nothing for its author, who was not told of the reports either.
  const forAuthor = action === 'keep' ? (wasHidden ? 'restore' : undefined) : action;
  const author = isAuthorConcerned && forAuthor ? { id: item.creator ?? '', action: forAuthor } : undefined;
  if (!author && others.length === 0) return [];
  const { on, id, at, title } = item;
  const why = { reasons: hidden?.reasons, note: hidden?.note };
  const what = { on, id, at, title, action, decision: item.version + 1, ...why };
  return [enqueueJob({ kind: 'decided', notice: ulid(), ...what, author, reporters: others })];
}
