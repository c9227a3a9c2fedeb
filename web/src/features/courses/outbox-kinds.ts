import { GraduationCap, Star } from 'lucide-react';
import type * as z from 'zod/mini';
import type { courses } from '#contract/courses/courses.ts';
import type { enrolls } from '#contract/courses/enrolls.ts';
import { getSession } from '#web/lib/session/session.ts';
import { ownedHooks } from '#web/parts/forms/owned-hooks.ts';
import type { KindHooks } from '#web/parts/sync/queue/kinds.ts';
import { laterToggles } from '#web/parts/sync/queue/pending-toggles.ts';
import { showEnrolment, showFeedback, showSaved, showTakenBack } from './api.ts';
import { courseOf, dropDraft } from './feedback/feedback.ts';
import { messages as feedback } from './feedback/messages.ts';
import { messages } from './reading/messages.ts';
import { courseKind } from './writing/course-kind.ts';
import { messages as writing } from './writing/messages.ts';

type Enrolled = z.infer<typeof enrolls.enroll.output>;
type Given = z.infer<typeof courses.giveFeedback.output>;
type TakenBack = z.infer<typeof courses.takeFeedbackBack.output>;

/** The outbox's hooks of a course that is created or changed. */
export const courseOutbox = ownedHooks(courseKind, {
  Icon: GraduationCap,
  onSaved: showSaved,
  saved: ({ title }, isNew) => (isNew ? writing.created : writing.changed)(title),
  readAt: ({ id }) => `/admin/course/${id}`,
});

/** The hooks of an enrolment, or of leaving. */
export const enrolmentKind: KindHooks = {
  noun: messages.enrolment,
  Icon: GraduationCap,
  onStep(entry, step) {
    const { data } = step.reply as Enrolled;
    showEnrolment(data, laterToggles(entry).length === 0);
  },
};

/** The hooks of feedback that was sent, or given up. */
export const feedbackKind: KindHooks = {
  noun: feedback.noun,
  Icon: Star,
  onStep(entry, step) {
    if (step.route === 'courses.takeFeedbackBack') showTakenBack((step.reply as TakenBack).data);
    else showFeedback((step.reply as Given).data);
    const { user } = getSession();
    // What was typed since stays.
    if (user) dropDraft(user.id, courseOf(entry), step.input);
  },
  onDrop(entry) {
    const { user } = getSession();
    // What was typed since the feedback was to be taken back stays.
    const isTakenBack = entry.steps.some(({ route }) => route === 'courses.takeFeedbackBack');
    if (user && !isTakenBack) dropDraft(user.id, courseOf(entry));
  },
};
