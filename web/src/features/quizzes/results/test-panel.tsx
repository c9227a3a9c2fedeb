import type { ReactNode } from 'react';
import type { Lesson } from '#contract/lessons/lessons.ts';
import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { ResultBadge } from '#web/components/content/badge.tsx';
import { useSession } from '#web/lib/session/session.ts';
import { useAttempts } from '../api.ts';
import { messages as all } from '../messages.ts';
import { answersPath } from '../test-path.ts';
import { messages } from './messages.ts';
import { OwnResults } from './own-results.tsx';
import './test-panel.css';

/** A lesson's test beside or below it: the results, and the way to it; for its creator, the way to change it. */
export function TestPanel({ lesson }: { lesson: Lesson }) {
  const isOwn = useSession().user?.id === lesson.course.creator;
  const { id, test, next } = lesson;
  const results = useAttempts(test && !isOwn ? id : undefined);
  const isPassed = !isOwn && isPassedIn(lesson, results.data?.attempts);
  if (!test)
    return (
      <Frame>
        <p className="test-saying text-lg strong">{messages.none}</p>
        <p className="test-hint soft text-sm">
          {isOwn ? messages.noneOwn : next ? messages.noneText : messages.noneLast}
        </p>
        {isOwn && <Way to={`/admin/add-test/${id}`}>{messages.add}</Way>}
      </Frame>
    );
  if (isOwn)
    return (
      <Frame>
        <p className="test-saying text-lg strong">{all.questions(test.questionsCount)}</p>
        <Way to={answersPath(id)}>{messages.answers}</Way>
        <Way to={`/admin/edit-test/${id}`}>{messages.edit}</Way>
      </Frame>
    );
  return (
    <Frame isPassed={isPassed}>
      <OwnResults lesson={lesson} test={test} isPassed={isPassed} results={results} />
    </Frame>
  );
}

const isPassedIn = ({ test }: Lesson, attempts: readonly { is_passed: boolean }[] = []) =>
  test?.isPassed === true || attempts.some(({ is_passed }) => is_passed);

const Frame = ({ isPassed = false, children }: { isPassed?: boolean; children: ReactNode }) => (
  <section className="test-panel panel" aria-labelledby="test-panel">
    <div className="test-panel-head cluster between gap-2-3">
      <h2 id="test-panel" className="text-xl">
        {all.title}
      </h2>
      {isPassed && <ResultBadge>{messages.passed}</ResultBadge>}
    </div>
    {children}
  </section>
);

const Way = ({ to, children }: { to: string; children: string }) => (
  <div className="test-acts stack gap-3">
    <LinkButton wide to={to}>
      {children}
    </LinkButton>
  </div>
);
