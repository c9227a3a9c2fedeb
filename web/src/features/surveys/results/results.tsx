import { Download, Pencil, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { FEWEST_ANSWERS, type Survey, type SurveyResults, surveys } from '#contract/surveys/surveys.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { WorkButton } from '#web/components/buttons/work-button.tsx';
import { FoldedText } from '#web/components/content/folded-text.tsx';
import { Meta } from '#web/components/content/meta.tsx';
import { BackLink } from '#web/components/page/back-link.tsx';
import { PageHeader } from '#web/components/page/page-header.tsx';
import { EmptyState } from '#web/components/state/empty-state.tsx';
import { Pending } from '#web/components/state/pending.tsx';
import { refresh, useApi } from '#web/lib/api/replies.tsx';
import { saveFile } from '#web/lib/media/save-file.ts';
import { EntryBadge } from '#web/parts/sync/status/entry-badge.tsx';
import { messages as lists } from '../messages.ts';
import { ASKED, editPath, isOver, subjectOf } from '../subject.ts';
import { NamedAnswers } from './answers.tsx';
import { messages } from './messages.ts';
import { QuestionResult } from './question-result.tsx';
import { surveyFile } from './survey-file.ts';
import './results.css';

/** What was answered to a survey, for who asked it. */
export function Results({ survey }: { survey: Survey }) {
  const reply = useApi(surveys.getResults, { id: survey.id });
  const { data, error, isValidating, mutate } = reply;
  const results = data?.data;
  const [rounds, setRounds] = useState(0);
  const lookAgain = async () => {
    void refresh(surveys.getSurvey, (known) => known?.id === survey.id);
    await mutate();
    // What was written is loaded again from its first page on.
    setRounds((before) => before + 1);
  };
  return (
    <>
      <BackLink to={ASKED}>{messages.back}</BackLink>
      <PageHeader title={survey.title}>
        <div className="cluster gap-3">
          <LinkButton icon={<Pencil />} to={editPath(survey.id)}>
            {messages.change}
          </LinkButton>
          <Button
            icon={<RotateCw />}
            busy={isValidating}
            busyText={messages.refreshing}
            onClick={() => void lookAgain()}
          >
            {messages.refresh}
          </Button>
          {hasFile(survey, results) && <DownloadResults survey={survey} results={results} />}
        </div>
      </PageHeader>
      <EntryBadge subject={subjectOf(survey.id)} />
      <div className="survey-facts stack gap-3">
        <Meta>
          <span>{lists.from(survey)}</span>
          <span>{isOver(survey) ? lists.ended(survey.until) : lists.until(survey.until)}</span>
          <span>{lists.answered(results?.answersCount ?? survey.answersCount)}</span>
        </Meta>
        {survey.text && <FoldedText>{survey.text}</FoldedText>}
        <p className="soft">{survey.isNamed ? messages.named : messages.anonymous}</p>
        <p className="soft" role="status">
          {results && error && !isValidating && messages.notRefreshed}
        </p>
      </div>
      {results ? (
        <Shown key={rounds} survey={survey} results={results} />
      ) : (
        <Pending
          of={reply}
          title={messages.failed}
          lines={['title 50', 'line 90', 'line 70', 'title 40', 'line 80']}
        />
      )}
    </>
  );
}

/**
 * Whether there is a file of the results; until they have loaded, as the survey has it, so that its button has its
 * place.
 */
const hasFile = (survey: Survey, results: SurveyResults | undefined): boolean =>
  results
    ? results.isShown && results.answersCount > 0
    : survey.answersCount >= (survey.isNamed ? 1 : FEWEST_ANSWERS);

function Shown({ survey, results }: { survey: Survey; results: SurveyResults }) {
  const { answersCount, isShown } = results;
  const { few, none } = messages;
  if (answersCount === 0) return <EmptyState drawing="letterbox" title={none.title} text={none.text} />;
  if (!isShown) return <EmptyState drawing="sprout" title={few.title} text={few.text(answersCount)} />;
  return (
    <>
      {survey.questions.map((question) => (
        <QuestionResult
          key={question.id}
          surveyId={survey.id}
          question={question}
          result={results.questions.find(({ questionId }) => questionId === question.id)}
          isNamed={survey.isNamed}
        />
      ))}
      {survey.isNamed && <NamedAnswers survey={survey} />}
    </>
  );
}

interface DownloadResultsProps {
  survey: Survey;
  /** Undefined until they have loaded. */
  results: SurveyResults | undefined;
}

/** Gives who asked a file of all answers for a spreadsheet; it is made on this device. */
function DownloadResults({ survey, results }: DownloadResultsProps) {
  const download = async () => {
    if (!results) return;
    const file = await surveyFile(survey, results);
    saveFile(new Blob([file], { type: 'text/csv;charset=utf-8' }), messages.fileName(survey.title));
  };
  return (
    <WorkButton icon={<Download />} disabled={!results} busyText={messages.downloading} onWork={download}>
      {messages.download}
    </WorkButton>
  );
}
