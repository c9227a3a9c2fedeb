import type { ReportReason } from '#contract/fields/hidden.ts';
import { newKey } from '#web/lib/api/request.ts';
import { type NewEntry, newStep } from '#web/parts/sync/queue/outbox-entry.ts';
import { messages } from './messages.ts';
import type { Reported } from './reported.ts';

/** The entry that sends a report. */
export const reportEntry = (
  { on, id, title, to }: Reported,
  { reason, text }: { reason: ReportReason; text: string },
): NewEntry => ({
  id: newKey(),
  kind: 'report',
  title: messages.of(title),
  queueKey: to,
  subject: `report/${on}/${id}`,
  steps: [newStep('reports.addReport', { on, id, reason, ...(text.trim() && { text: text.trim() }) })],
});
