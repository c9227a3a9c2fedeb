import { useId } from 'react';
import type { SurveyQuestion } from '#contract/surveys/survey-questions.ts';
import type { QuestionResult as Result } from '#contract/surveys/surveys.ts';
import { ProgressBar } from '#web/components/state/progress-bar.tsx';
import { WrittenAnswers } from './answers.tsx';
import { messages } from './messages.ts';

interface QuestionResultProps {
  surveyId: string;
  question: SurveyQuestion;
  result: Result | undefined;
  isNamed: boolean;
}

/** What was answered to one question: bars with their numbers, or texts. */
export function QuestionResult({ surveyId, question, result, isNamed }: QuestionResultProps) {
  const { answersCount = 0, mean } = result ?? {};
  const id = useId();
  return (
    <section className="survey-result stack gap-3" aria-labelledby={id}>
      <h2 id={id}>{question.question}</h2>
      <p className="soft text-sm">{messages.count(answersCount)}</p>
      {question.kind !== 'text' ? (
        <Bars question={question} counts={result?.counts ?? []} of={answersCount} labelledBy={id} />
      ) : isNamed ? (
        <p className="soft">{messages.textsBelow}</p>
      ) : (
        <WrittenAnswers surveyId={surveyId} question={question} />
      )}
      {mean !== undefined && <p className="strong">{messages.mean(mean)}</p>}
    </section>
  );
}

/** The names of a question's bars. */
function namesOf({ kind, options = [], lowLabel, highLabel }: SurveyQuestion, count: number): string[] {
  if (kind !== 'scale') return options.map(({ text }) => text);
  return Array.from({ length: count }, (_, index) =>
    messages.point(index + 1, index === 0 ? lowLabel : index === count - 1 ? highLabel : undefined),
  );
}

interface BarsProps {
  question: SurveyQuestion;
  counts: readonly number[];
  /** How many answered. */
  of: number;
  labelledBy: string;
}

const Bars = ({ question, counts, of, labelledBy }: BarsProps) => (
  <ul className="survey-bars gap-3" aria-labelledby={labelledBy}>
    {namesOf(question, counts.length).map((name, index) => {
      const count = counts[index] ?? 0;
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars of a question never change places
        <li key={index}>
          <span>{name}</span>
          <span aria-hidden="true">
            <ProgressBar label={name} value={count} max={Math.max(1, of)} />
          </span>
          <span className="num">{messages.bar(count, of)}</span>
        </li>
      );
    })}
  </ul>
);
