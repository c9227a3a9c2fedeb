import { useEffect, useReducer } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { courseOfLesson } from '#contract/lessons/lesson-card.ts';
import { lessons } from '#contract/lessons/lessons.ts';
import { BackLink } from '#web/components/page/back-link.tsx';
import { quietPart } from '#web/components/state/lazy-part.tsx';
import { Missing } from '#web/components/state/no-such-page.tsx';
import { NotLoaded } from '#web/components/state/problem.tsx';
import { forgetDeleted } from '#web/features/lessons/api.ts';
import { LessonContent } from '#web/features/lessons/reading/lesson-content.tsx';
import { LessonHead } from '#web/features/lessons/reading/lesson-head.tsx';
import { LessonNav } from '#web/features/lessons/reading/lesson-nav.tsx';
import { BodySkeleton, HeadSkeleton, LessonWaits } from '#web/features/lessons/reading/lesson-states.tsx';
import { messages } from '#web/features/lessons/reading/messages.ts';
import { useStart } from '#web/features/lessons/reading/progress.ts';
import { useFetchNext } from '#web/features/lessons/reading/use-fetch-next.ts';
import { useSentAway } from '#web/features/lessons/reading/use-sent-away.ts';
import { TestPanel } from '#web/features/quizzes/results/test-panel.tsx';
import { useKnown } from '#web/lib/api/replies.tsx';
import { useSession } from '#web/lib/session/session.ts';
import { knownLesson } from '#web/parts/lessons/known-lesson.ts';
import { coursePath, isCompleted, useIsFinished, useOpening } from '#web/parts/lessons/learning.ts';
import { useLesson } from '#web/parts/lessons/replies.ts';
import { RepliesPlace } from '#web/parts/replies/lazy-replies.ts';
import { HiddenWhy } from '#web/parts/reports/lazy-report.ts';
import '#web/parts/keeping/keep-place.css';

// Not by its place (`keep-place.tsx`): what the two share would be more than the screen may load.
const KeepHere = quietPart(async () => (await import('#web/parts/keeping/keep-here.tsx')).KeepHere);

/** One lesson for its learners, by its address. */
export function LessonScreen() {
  const { lessonId = '' } = useParams();
  return <OneLesson key={lessonId} id={lessonId} />;
}

function OneLesson({ id }: { id: string }) {
  const { state, hash } = useLocation();
  const known = knownLesson(state, id);
  const opening = useOpening(id);
  // A lesson that is not open yet is loaded only once the entry that opens it has arrived.
  const isHeld = known?.isLocked !== false && (opening === 'going' || opening === 'stuck');
  const reply = useLesson(isHeld ? undefined : id);
  const { data: loaded, error } = reply;
  // It was open when the device kept it: what is done in it now goes out after what opens it.
  const kept = useKnown(lessons.getLesson, { id });
  const data = loaded ?? (isHeld ? kept : undefined);
  const isFinished = useIsFinished();
  const [, showKept] = useReducer((times: number) => times + 1, 0);
  const isOwn = useSession().user?.id === data?.course.creator;
  const course = coursePath({ id: courseOfLesson(id) });
  const isDeleted = error?.status === 404;
  const isRefused = error?.status === 403;
  useStart(loaded);
  useFetchNext(loaded);
  useSentAway(isRefused && opening !== 'unknown' ? error : undefined, isHeld, id, course);
  useEffect(() => {
    if (isDeleted) forgetDeleted(id);
  }, [isDeleted, id]);
  const isShown = data !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is there; later replies move nothing
  useEffect(() => {
    const place = decodeURIComponent(hash.slice(1));
    if (data && place)
      void import('#web/features/lessons/reading/show-place.ts').then((it) => it.showPlace(data, place));
  }, [isShown, hash]);

  if (isDeleted) return <Missing {...messages.missing} action={messages.toCourse} to={course} />;
  if (error?.status === 400)
    return <Missing {...messages.missing} action={messages.toCourses} to="/courses" />;
  const shown = data ?? known;
  const OnItsWay = opening === 'stuck' ? LessonWaits : BodySkeleton;
  const isDone = data !== undefined && (isCompleted(data) || isFinished(data));
  const isUnsent = opening === 'stuck' && data !== undefined && isFinished(data);
  const problem = error && !isRefused && (
    <NotLoaded of={reply} title={known ? messages.restFailed : messages.failed} />
  );
  return (
    <>
      <div className="lesson-body stack">
        <article>
          <BackLink to={isOwn ? `/admin${course}` : course}>
            {data?.course.title ?? known?.course ?? messages.toCourse}
          </BackLink>
          {shown ? (
            <LessonHead lesson={shown} isCompleted={isDone} isUnsent={isUnsent} isOwn={isOwn} />
          ) : problem ? (
            <h1 className="vh" tabIndex={-1}>
              {messages.title}
            </h1>
          ) : (
            <HeadSkeleton />
          )}
          {data?.hidden && <HiddenWhy on="lesson" id={id} hidden={data.hidden} isOwn={isOwn} />}
          {data ? <LessonContent lesson={data} /> : (problem ?? <OnItsWay />)}
          {data && (
            <div className="keep-place">
              <KeepHere
                piece={{ kind: 'lesson', id }}
                title={data.title}
                to={`/lesson/${id}`}
                onShown={showKept}
              />
            </div>
          )}
        </article>
        {data && !data.isLocked && <TestPanel lesson={data} />}
      </div>
      {data && <LessonNav lesson={data} isOwn={isOwn || data.isLocked} isCompleted={isDone} />}
      {data && <RepliesPlace piece={{ on: 'lesson', id, title: data.title, to: `/lesson/${id}`, isOwn }} />}
    </>
  );
}
