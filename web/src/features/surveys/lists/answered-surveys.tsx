import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { messages } from '../messages.ts';
import { surveyPath } from '../subject.ts';
import { SurveyCard } from './survey-card.tsx';
import { SurveyList, useSurveys } from './survey-list.tsx';

/** What the member has answered. */
export const AnsweredSurveys = () => (
  <SurveyList
    scope="answered"
    list={useSurveys('answered')}
    way={<LinkButton to="/mysurvey">{messages.toOpen}</LinkButton>}
  >
    {(survey) => <SurveyCard survey={survey} to={surveyPath(survey.id)} />}
  </SurveyList>
);
