import { MessageSquareText } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SurveyCard as Shown } from '#contract/surveys/surveys.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { Card } from '#web/components/content/card.tsx';
import { EntryBadge } from '#web/parts/sync/status/entry-badge.tsx';
import { messages } from '../messages.ts';
import { isOver, resultsPath, subjectOf, surveyPath } from '../subject.ts';
import { dismiss } from './dismissal.ts';

interface SurveyCardProps {
  survey: Shown;
  /** Its address. */
  to: string;
  actions?: ReactNode;
  corner?: ReactNode;
}

/** A survey: what it asks and whom, how long, and how many have answered. */
export const SurveyCard = ({ survey, to, actions, corner }: SurveyCardProps) => (
  <Card
    title={survey.title}
    to={to}
    corner={corner}
    meta={
      <>
        <p className="soft">{messages.from(survey)}</p>
        <p className="soft text-sm">
          {isOver(survey) ? messages.ended(survey.until) : messages.until(survey.until)}
        </p>
        <p className="survey-count row gap-2 text-sm strong">
          <MessageSquareText />
          {messages.answered(survey.answersCount)}
        </p>
        <EntryBadge subject={subjectOf(survey.id)} />
      </>
    }
    actions={actions}
  />
);

/** One that waits for the member. */
export const OpenCard = ({ survey }: { survey: Shown }) => {
  const { id, title } = survey;
  return (
    <SurveyCard
      survey={survey}
      to={surveyPath(id)}
      actions={
        <>
          <LinkButton
            small
            variant="primary"
            to={surveyPath(id)}
            aria-label={messages.of(messages.answer, title)}
          >
            {messages.answer}
          </LinkButton>
          <Button small aria-label={messages.of(messages.dismiss, title)} onClick={() => dismiss(survey)}>
            {messages.dismiss}
          </Button>
        </>
      }
    />
  );
};

/** One that the member asks: the others lead to what was answered. */
export const AskedCard = ({ survey, corner }: { survey: Shown; corner: ReactNode }) => (
  <SurveyCard
    survey={survey}
    to={resultsPath(survey.id)}
    corner={corner}
    actions={
      <LinkButton
        small
        variant="soft"
        to={resultsPath(survey.id)}
        aria-label={messages.of(messages.results, survey.title)}
      >
        {messages.results}
      </LinkButton>
    }
  />
);
