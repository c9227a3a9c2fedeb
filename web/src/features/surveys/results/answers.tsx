import type { ReactNode } from 'react';
import type { SurveyQuestion } from '#contract/surveys/survey-questions.ts';
import type { Survey, SurveyAnswers } from '#contract/surveys/surveys.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { Byline } from '#web/components/content/byline.tsx';
import { FoldedText } from '#web/components/content/folded-text.tsx';
import { Meta } from '#web/components/content/meta.tsx';
import { Pending } from '#web/components/state/pending.tsx';
import { formatDate } from '#web/lib/format/format-date.ts';
import { messages } from './messages.ts';
import { wordsOf } from './survey-file.ts';
import { type ShownAnswers, useAnswers } from './use-answers.ts';

/** What members wrote to a question, without their names. */
export function WrittenAnswers({ surveyId, question }: { surveyId: string; question: SurveyQuestion }) {
  const answers = useAnswers({ id: surveyId, questionId: question.id });
  return (
    <Listed answers={answers} failed={messages.textsFailed} label={`${messages.texts}: ${question.question}`}>
      {({ answers: said }) => <FoldedText>{wordsOf(question, said)}</FoldedText>}
    </Listed>
  );
}

/** Who answered what, where the survey is with names. */
export function NamedAnswers({ survey: { id, questions } }: { survey: Survey }) {
  return (
    <section className="survey-result stack gap-4" aria-labelledby="survey-who">
      <h2 id="survey-who">{messages.who}</h2>
      <Listed answers={useAnswers({ id })} failed={messages.whoFailed} label={messages.who}>
        {(said) => <OneMember said={said} questions={questions} />}
      </Listed>
    </section>
  );
}

function OneMember({ said, questions }: { said: SurveyAnswers; questions: readonly SurveyQuestion[] }) {
  const { creator, author = '', avatar, answeredOn, answers } = said;
  return (
    <>
      <Byline id={creator ?? ''} name={author} file={avatar} isLink={creator !== undefined}>
        {answeredOn && (
          <Meta>
            <time dateTime={answeredOn}>{formatDate(answeredOn)}</time>
          </Meta>
        )}
      </Byline>
      <dl className="survey-said gap-3">
        {questions.map((question) => (
          <div key={question.id}>
            <dt className="soft text-sm">{question.question}</dt>
            <dd>{wordsOf(question, answers) || <span className="soft">{messages.noAnswer}</span>}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

interface ListedProps {
  answers: ShownAnswers;
  failed: string;
  label: string;
  children: (said: SurveyAnswers) => ReactNode;
}

/** Answers, with the way to more of them. */
function Listed({ answers, failed, label, children }: ListedProps) {
  const { all, reply, hasMore, state, loadMore } = answers;
  if (!all) return <Pending of={reply} isInSection title={failed} lines={['line 80', 'line 60']} />;
  if (all.length === 0 && !hasMore) return <p className="soft">{messages.noText}</p>;
  return (
    <>
      {all.length > 0 && (
        <ul className="survey-answers" aria-label={label}>
          {all.map((said, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they have no id, and later ones come below
            <li key={index} className="stack gap-3">
              {children(said)}
            </li>
          ))}
        </ul>
      )}
      {hasMore && (
        <div className="cluster gap-3">
          <Button small busy={state === 'loading'} onClick={() => void loadMore()}>
            {messages.more}
          </Button>
          <span className="soft text-sm" role="status">
            {state === 'failed' && messages.moreFailed}
          </span>
        </div>
      )}
    </>
  );
}
