import { Award, Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { certificates } from '#contract/courses/certificates.ts';
import type { Course } from '#contract/courses/courses.ts';
import { users } from '#contract/users/users.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { WorkButton } from '#web/components/buttons/work-button.tsx';
import { ResultBadge } from '#web/components/content/badge.tsx';
import { toast } from '#web/components/overlay/toast.tsx';
import { quietPart } from '#web/components/state/lazy-part.tsx';
import { call } from '#web/lib/api/api.ts';
import { refresh, useApi } from '#web/lib/api/replies.tsx';
import { formatDate } from '#web/lib/format/format-date.ts';
import { saveFile } from '#web/lib/media/save-file.ts';
import { coursePath } from '#web/parts/lessons/learning.ts';
import { EntryBadge } from '#web/parts/sync/status/entry-badge.tsx';
import { subjectOf } from '../enrolment.ts';
import { FeedbackDialog, fetchDialogs } from '../reading/lazy-parts.ts';
import { CourseField } from './course-field.tsx';
import { messages } from './messages.ts';
import { drawPicture, type PictureWords } from './picture.ts';
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

/** Has the certificate of a finished course made, or finds the one that there is, and shows it. */
function GetCertificate({ courseId }: { courseId: string }) {
  const navigate = useNavigate();
  const get = async () => {
    const { data } = await call(certificates.makeCertificate, { id: courseId });
    void refresh(certificates.listCertificates);
    navigate(`/certificates/${data.number}`);
  };
  return (
    <WorkButton small icon={<Award />} isLast busyText={messages.certificateBusy} onWork={get}>
      {messages.certificate}
    </WorkButton>
  );
}

/** Draws the picture of a finished course and hands it to the browser's downloads. */
function KeepPicture({ words }: { words: PictureWords | undefined }) {
  const keep = async () => {
    if (!words) return;
    saveFile(await drawPicture(words), `${fileNameOf(words.title)}.png`);
    toast(messages.pictureKept);
  };
  return (
    <WorkButton
      small
      icon={<Download />}
      busyText={messages.pictureBusy}
      disabled={!words}
      onWork={keep}
      failed={() => messages.pictureFailed}
    >
      {messages.picture}
    </WorkButton>
  );
}

const fileNameOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60) || 'furrow';
