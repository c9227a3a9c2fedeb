import type { ReactNode } from 'react';
import { type Survey, surveys } from '#contract/surveys.ts';
import { Missing } from '#web/components/state/no-such-page.tsx';
import { Problem } from '#web/components/state/problem.tsx';
import { Loading, SkeletonLines } from '#web/components/state/skeleton.tsx';
import { useApi } from '#web/lib/api/replies.tsx';
import { messages } from './answering/messages.ts';

/** The survey of an address, or why it is not there. */
export function SurveyAt({ id, children }: { id: string; children: (survey: Survey) => ReactNode }) {
  const { data, error, isValidating, mutate } = useApi(surveys.getSurvey, { id });
  if (error && [400, 403, 404].includes(error.status))
    return <Missing {...messages.missing} to="/mysurvey" />;
  if (data) return children(data);
  if (error)
    return (
      <Problem
        isScreen
        title={messages.failed}
        error={error}
        retry={() => void mutate()}
        busy={isValidating}
      />
    );
  return (
    <Loading>
      <SkeletonLines of={['title 60', 'line 40', 'line 90', 'line 70', 'line 50']} />
    </Loading>
  );
}
