import { GraduationCap } from 'lucide-react';
import { ownedHooks } from '#web/parts/forms/owned-hooks.ts';
import { showSaved } from '../api.ts';
import { courseKind } from './course-kind.ts';
import { messages } from './messages.ts';

/** Creating and changing a course, as the outbox knows it. */
export const courseOutbox = ownedHooks(courseKind, {
  noun: messages.noun,
  Icon: GraduationCap,
  onSaved: showSaved,
  saved: ({ title }, isNew) => (isNew ? messages.created : messages.changed)(title),
  readAt: ({ id }) => `/admin/course/${id}`,
});
