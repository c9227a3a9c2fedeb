import { Navigate, useParams } from 'react-router-dom';
import { useSession } from '#web/lib/session/session.ts';
import { resultsPath } from '../subject.ts';
import { SurveyAt } from '../survey-at.tsx';
import { AnswerPage } from './answer-page.tsx';
import { messages } from './messages.ts';

/** A survey, to be answered; who asks it is led to what was answered. */
export function SurveyPage() {
  const { id = '' } = useParams();
  const memberId = useSession().user?.id ?? '';
  return (
    <div className="page-narrow">
      <SurveyAt key={id} id={id} back={{ to: '/mysurvey', text: messages.back }}>
        {(survey) =>
          survey.isCreator === 'true' ? (
            <Navigate to={resultsPath(survey.id)} replace />
          ) : (
            <AnswerPage memberId={memberId} survey={survey} />
          )
        }
      </SurveyAt>
    </div>
  );
}
