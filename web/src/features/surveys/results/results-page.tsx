import { useParams } from 'react-router-dom';
import { Missing } from '#web/components/state/no-such-page.tsx';
import { ASKED } from '../subject.ts';
import { SurveyAt } from '../survey-at.tsx';
import { messages } from './messages.ts';
import { Results } from './results.tsx';

/** What was answered to a survey; for who asked it alone. */
export function SurveyResults() {
  const { id = '' } = useParams();
  return (
    <div className="page-narrow">
      <SurveyAt key={id} id={id} back={{ to: ASKED, text: messages.back }}>
        {(survey) =>
          survey.isCreator === 'true' ? (
            <Results survey={survey} />
          ) : (
            <Missing {...messages.notYours} to="/mysurvey" />
          )
        }
      </SurveyAt>
    </div>
  );
}
