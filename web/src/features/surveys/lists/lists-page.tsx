import type { SurveyScope } from '#contract/surveys/surveys.ts';
import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { BackLink } from '#web/components/page/back-link.tsx';
import { LinkTabs } from '#web/components/page/link-tabs.tsx';
import { PageHeader } from '#web/components/page/page-header.tsx';
import { messages } from '../messages.ts';
import { surveyPath } from '../subject.ts';
import { AskedSurveys } from './asked-surveys.tsx';
import { OpenSurveys } from './open-surveys.tsx';
import { SurveyCard } from './survey-card.tsx';
import { SurveyList, useSurveys } from './survey-list.tsx';
import './surveys.css';

const { tabs } = messages;

/** The surveys that wait for the member, those that they answered, or those that they ask. */
export function SurveyLists({ scope }: { scope: SurveyScope }) {
  return (
    <>
      <BackLink to="/dashboard">{messages.back}</BackLink>
      <PageHeader title={messages.title}>
        <LinkButton variant={scope === 'open' ? 'quiet' : 'primary'} to="/surveys/add">
          {messages.ask}
        </LinkButton>
      </PageHeader>
      <LinkTabs
        isRow
        label={messages.title}
        tabs={[
          { to: '/mysurvey', text: tabs.open },
          { to: '/mysurvey/answered', text: tabs.answered },
          { to: '/mysurvey/asked', text: tabs.mine },
        ]}
      />
      {scope === 'open' && <OpenSurveys />}
      {scope === 'answered' && <AnsweredSurveys />}
      {scope === 'mine' && <AskedSurveys />}
    </>
  );
}

/** What the member has answered. */
const AnsweredSurveys = () => (
  <SurveyList
    scope="answered"
    list={useSurveys('answered')}
    way={<LinkButton to="/mysurvey">{messages.toOpen}</LinkButton>}
  >
    {(survey) => <SurveyCard survey={survey} to={surveyPath(survey.id)} />}
  </SurveyList>
);
