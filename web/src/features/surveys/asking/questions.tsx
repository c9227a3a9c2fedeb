import { Plus } from 'lucide-react';
import { useId } from 'react';
import { MOST_SURVEY_QUESTIONS, surveyQuestionKinds } from '#contract/surveys/survey-questions.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { FieldError } from '#web/components/form/field.tsx';
import { SortableList } from '#web/components/list/sortable-list.tsx';
import { messages as words } from '#web/parts/questions/messages.ts';
import { CopyTyped } from '#web/parts/sync/status/not-kept.tsx';
import { messages } from './messages.ts';
import { ADD_ID, useQuestionActs } from './question-acts.ts';
import { QuestionCard } from './question-card.tsx';
import type { DraftQuestion } from './survey-draft.ts';
import type { Asking } from './use-asking.ts';

/** The questions while they are written: each is added, moved and removed. */
export function Questions({ asking }: { asking: Asking }) {
  const { draft, problems, change, latest } = asking;
  const acts = useQuestionActs(change, latest);
  const { questions } = draft;
  const isFull = questions.length >= MOST_SURVEY_QUESTIONS;
  const id = useId();
  return (
    <section className="survey-questions" aria-labelledby={id}>
      <h2 id={id}>{messages.questions}</h2>
      <SortableList
        items={questions}
        words={words.sort}
        onMove={acts.move}
        className="stack gap-4"
        row={(question) => ({
          className: problems.questions[question.id]
            ? 'question-card panel stack gap-4 is-bad'
            : 'question-card panel stack gap-4',
        })}
      >
        {(question, index) => (
          <QuestionCard
            question={question}
            position={index + 1}
            isLast={index === questions.length - 1}
            problem={problems.questions[question.id]}
            acts={acts}
          />
        )}
      </SortableList>
      <fieldset className="question-add gap-3" aria-describedby={problems.none && `${id}-none`}>
        <legend>{words.add}</legend>
        {surveyQuestionKinds.map((kind, index) => (
          <Button
            key={kind}
            id={index === 0 ? ADD_ID : undefined}
            icon={<Plus />}
            aria-disabled={isFull}
            data-wrong={problems.none && index === 0 ? '' : undefined}
            onClick={() => !isFull && acts.add(kind)}
          >
            {messages.kinds[kind]}
          </Button>
        ))}
        {isFull && <p className="soft text-sm">{messages.mostQuestions}</p>}
      </fieldset>
      {problems.none && (
        <div className="field">
          <FieldError id={`${id}-none`} text={problems.none} />
        </div>
      )}
    </section>
  );
}

/** All that is written in them. */
export const wordsOf = (questions: readonly DraftQuestion[]) =>
  questions.map(({ question, options, lowLabel, highLabel }) => [
    question,
    options.map(({ text }) => text),
    lowLabel,
    highLabel,
  ]);

interface FixedQuestionsProps {
  questions: readonly DraftQuestion[];
  /** Others that were typed here, and are not kept. */
  lost: readonly DraftQuestion[] | undefined;
}

/** The questions of a survey that somebody has answered: they stay as they are. */
export function FixedQuestions({ questions, lost }: FixedQuestionsProps) {
  const id = useId();
  return (
    <section className="survey-questions stack gap-3" aria-labelledby={id}>
      <h2 id={id}>{messages.questions}</h2>
      <p className="soft">{messages.fixed}</p>
      {lost && (
        <div className="cluster gap-3">
          <p>{messages.notKept}</p>
          <CopyTyped typed={() => wordsOf(lost)} />
        </div>
      )}
      <ol className="stack gap-3">
        {questions.map((question) => (
          <li key={question.id}>
            {question.question} <span className="soft">({messages.kinds[question.kind]})</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
