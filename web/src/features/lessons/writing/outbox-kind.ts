import { BookOpen } from 'lucide-react';
import type { LessonCard } from '#contract/lessons/lesson-card.ts';
import { pieceHooks } from '#web/parts/editor/saving/piece-outbox.ts';
import { forgetLessonReply } from '#web/parts/lessons/replies.ts';
import type { OutboxEntry } from '#web/parts/sync/queue/outbox-entry.ts';
import { showSaved } from '../api.ts';
import { drafts, fields } from './drafts.ts';
import { messages } from './messages.ts';

/** The outbox's hooks of a lesson or a change of one. */
export const lessonOutbox = pieceHooks({
  ...fields,
  noun: messages.noun,
  Icon: BookOpen,
  drafts,
  create: 'lessons.createLesson',
  readAt: (id) => `/lesson/${id}`,
  onSaved(id, entry) {
    const saved = cardOf(entry);
    if (saved) showSaved(saved);
    else forgetLessonReply(id);
  },
  sent: messages.sent,
});

/** From the last reply; without one title, description and cover stayed as they were. */
function cardOf({ steps }: OutboxEntry): LessonCard | undefined {
  const card = (reply: unknown) => (Object(reply).data ?? reply) as LessonCard | undefined;
  return card(
    steps.findLast(({ route }) => ['lessons.createLesson', 'lessons.updateLesson'].includes(route))?.reply,
  );
}
