import * as z from 'zod/mini';
import { type ReportReason, reportReasons } from '#contract/fields/hidden.ts';
import { newKey } from '#web/lib/api/request.ts';
import { deviceDrafts } from '#web/lib/device/device-draft.ts';
import { type NewEntry, newStep } from '#web/parts/sync/queue/outbox-entry.ts';
import { messages } from './messages.ts';
import type { Reported } from './reported.ts';

/** A report while it is written. */
const Draft = z.object({ reason: z.optional(z.enum(reportReasons)), text: z.string() });
export type ReportDraft = z.infer<typeof Draft>;

/** By what is reported: a dialog that was closed goes on where it was. */
export const reportDrafts = deviceDrafts(Draft, (subject) => `reportDraft/${subject}`);

/** Whether there is nothing to keep. */
export const isNothing = ({ reason, text }: ReportDraft): boolean => reason === undefined && text === '';

export const subjectOf = ({ on, id }: Pick<Reported, 'on' | 'id'>): string => `report/${on}/${id}`;

/** The entry that sends a report. */
export const reportEntry = (
  of: Reported,
  { reason, text }: { reason: ReportReason; text: string },
): NewEntry => ({
  id: newKey(),
  kind: 'report',
  title: messages.of(of.title),
  queueKey: of.to,
  subject: subjectOf(of),
  steps: [
    newStep('reports.addReport', {
      on: of.on,
      id: of.id,
      reason,
      ...(text.trim() && { text: text.trim() }),
    }),
  ],
});
