import { BackLink } from '#web/components/page/back-link.tsx';
import { PageHeader } from '#web/components/page/page-header.tsx';
import { messages } from '#web/features/surveys/messages.ts';
import { SurveyCards } from '#web/features/surveys/survey-cards.tsx';

export function SurveysScreen() {
  return (
    <>
      <BackLink to="/dashboard">{messages.back}</BackLink>
      <PageHeader title={messages.title} />
      <SurveyCards />
    </>
  );
}
