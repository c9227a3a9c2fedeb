import type { ReactNode } from 'react';
import { type Survey, surveys } from '#contract/surveys/surveys.ts';
import { BackLink } from '#web/components/page/back-link.tsx';
import { Missing } from '#web/components/state/no-such-page.tsx';
import { Pending } from '#web/components/state/pending.tsx';
import { useApi } from '#web/lib/api/replies.tsx';
import { messages } from './answering/messages.ts';

interface SurveyAtProps {
  id: string;
  /** To the list that it belongs to, also while it loads and where it did not. */
  back: { readonly to: string; readonly text: string };
  children: (survey: Survey) => ReactNode;
}

/** The survey of an address, or why it is not there. */
export function SurveyAt({ id, back, children }: SurveyAtProps) {
  const reply = useApi(surveys.getSurvey, { id });
  const { data, error } = reply;
  if (error && [400, 403, 404].includes(error.status))
    return <Missing {...messages.missing} to="/mysurvey" />;
  if (data) return children(data);
  return (
    <>
      <BackLink to={back.to}>{back.text}</BackLink>
      <Pending
        of={reply}
        isScreen
        title={messages.failed}
        lines={['title 60', 'line 40', 'line 90', 'line 70', 'line 50']}
      />
    </>
  );
}
