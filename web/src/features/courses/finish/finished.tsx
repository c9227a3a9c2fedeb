import { useEffect, useState } from 'react';
import type { Course } from '#contract/courses/courses.ts';
import { users } from '#contract/users/users.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { ResultBadge } from '#web/components/content/badge.tsx';
import { quietPart } from '#web/components/state/lazy-part.tsx';
import { useApi } from '#web/lib/api/replies.tsx';
import { formatDate } from '#web/lib/format/format-date.ts';
import { coursePath } from '#web/parts/lessons/learning.ts';
import { EntryBadge } from '#web/parts/sync/status/entry-badge.tsx';
import { subjectOf } from '../enrolment.ts';
import { FeedbackDialog, fetchDialogs } from '../reading/lazy-parts.ts';
import { CourseField } from './course-field.tsx';
import { GetCertificate } from './get-certificate.tsx';
import { KeepPicture } from './keep-picture.tsx';
import { messages } from './messages.ts';
import './finished.css';

/** Not by its place: the page of a news would have to ask for one more file. */
const ShareAddress = quietPart(
  async () => (await import('#web/components/content/share-address.tsx')).ShareAddress,
);

/** The end of a course for a learner who has completed all its lessons. */
export function Finished({ course }: { course: Course }) {
  const { title, lessons, feedback, completedAt } = course;
  const { data, error } = useApi(users.getOwnProfile, {});
  const [isRating, setRating] = useState(false);
  // One who is not known here is 'You', and not kept waiting.
  const name = data?.name ?? (error ? messages.you : undefined);
  const date = formatDate(completedAt ?? new Date().toISOString());
  useEffect(() => fetchDialogs({ isIn: true, isFree: true }), []);
  return (
    <div className="finished">
      <CourseField done={lessons.length} lessons={lessons.length} />
      <div className="stack gap-3 finished-words">
        <p>
          <ResultBadge>{messages.finished}</ResultBadge>
        </p>
        <h1 tabIndex={-1}>{title}</h1>
        {/* Until the name is known, unseen: all but a long name moves nothing as it comes. */}
        <p className="text-lg finished-said" aria-hidden={!name}>
          {messages.said(name ?? messages.you, lessons.length, date)}
        </p>
      </div>
      <div className="cluster gap-3 finished-acts">
        <Button variant="primary" small aria-haspopup="dialog" onClick={() => setRating(true)}>
          {feedback ? messages.rateAgain : messages.rate}
        </Button>
        <GetCertificate courseId={course.id} />
        <KeepPicture words={name ? { name, title, lessons: lessons.length, date } : undefined} />
        <ShareAddress
          title={title}
          url={new URL(coursePath(course), location.href).href}
          texts={messages.share}
        />
      </div>
      <EntryBadge subject={subjectOf(course)} />
      {isRating && <FeedbackDialog course={course} onClose={() => setRating(false)} />}
    </div>
  );
}
