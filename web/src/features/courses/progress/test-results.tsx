import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import type * as z from 'zod/mini';
import { userTests } from '#contract/quizzes/user-tests.ts';
import { FormError } from '#web/components/form/form-error.tsx';
import { RetryButton } from '#web/components/state/retry-button.tsx';
import { Loading, Skeleton } from '#web/components/state/skeleton.tsx';
import { useApi } from '#web/lib/api/replies.tsx';
import { AttemptRow } from '#web/parts/attempts/attempt-row.tsx';
import { UnsentRow, useUnsentAttempts } from '#web/parts/attempts/unsent-row.tsx';
import { coursePath } from '#web/parts/lessons/learning.ts';
import { messages } from './messages.ts';

const { results } = messages;

type Attempt = z.output<typeof userTests.listCourseAttempts.output>['data'][number];

interface TestResultsProps {
  courseId: string;
  /** Where this part of the site does not arrive. */
  onClose: () => void;
}

/** The test results of a course, lesson by lesson; above them what has not arrived. */
export function TestResults({ courseId }: TestResultsProps) {
  const unsent = useUnsentAttempts({ queueKey: coursePath({ id: courseId }) });
  return (
    <>
      {unsent.length > 0 && (
        <ol>
          {unsent.map((entry) => (
            <UnsentRow key={entry.id} entry={entry} isNamed />
          ))}
        </ol>
      )}
      <Arrived courseId={courseId} isAlone={unsent.length === 0} />
    </>
  );
}

function Arrived({ courseId, isAlone }: { courseId: string; isAlone: boolean }) {
  const { data, error, isValidating, mutate } = useApi(userTests.listCourseAttempts, { courseId });
  if (!data && error)
    return (
      <FormError>
        {results.failed} {error.message} <RetryButton busy={isValidating} onClick={() => void mutate()} />
      </FormError>
    );
  if (!data)
    return (
      <Loading>
        <Skeleton shape="title" width={50} />
        <Skeleton shape="picture" className="test-results-sk" />
      </Loading>
    );
  if (data.data.length === 0) return isAlone ? <p className="soft">{results.empty}</p> : null;
  const isFirst = ({ lesson }: Attempt, at: number) => data.data[at - 1]?.lesson.id !== lesson.id;
  // They come in the order of the lessons.
  return data.data.filter(isFirst).map(({ lesson }) => (
    <Fragment key={lesson.id}>
      <h3>
        <Link className="link" to={`/lesson/${lesson.id}`}>
          {lesson.title}
        </Link>
      </h3>
      <ol>
        {data.data
          .filter((attempt) => attempt.lesson.id === lesson.id)
          .map((attempt, index) => (
            <AttemptRow key={attempt.id} attempt={attempt} position={index + 1} isDated />
          ))}
      </ol>
    </Fragment>
  ));
}
