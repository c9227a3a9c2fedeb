import type { LinkProps } from 'react-router-dom';
import type { OneUserTest, UserTest } from '#contract/quizzes/user-tests.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { AnswerRow } from '../answers/answers.tsx';
import type { Answers } from '../kept-answers.ts';
import { messages as all } from '../messages.ts';
import { Explained } from '../results/explained.tsx';
import { messages } from './messages.ts';
import { Verdict } from './verdict.tsx';

/** A learner's way on from the lesson. */
export interface Onward extends Pick<LinkProps, 'to' | 'state'> {
  /** Whether the lesson is the last of its course. */
  readonly isLast: boolean;
  /** Completes the lesson; to be called as the way is taken. */
  readonly finish: () => void;
}

interface ResultProps {
  attempt: OneUserTest;
  result: Pick<OneUserTest, keyof UserTest | 'results'>;
  title: string;
  answers: Answers;
  onward: Onward | undefined;
  /** Leads to the lesson. */
  onLeave: () => void;
}

/** The result of an attempt: each answer, right or not, and after a pass the way on. */
export function Result({ attempt, result, title, answers, onward, onLeave }: ResultProps) {
  const { is_passed, marks, total_marks, results } = result;
  const stands = total_marks > 0 ? messages.marksStand : messages.resultStands;
  const next = is_passed ? onward : undefined;
  return (
    <Verdict
      seal={is_passed ? 'passed' : 'failed'}
      title={title}
      text={`${stands} ${is_passed ? messages.goOn : messages.again}`}
      body={
        results && (
          <>
            {total_marks > 0 && <p className="verdict-marks strong">{all.marks(marks, total_marks)}</p>}
            <ol className="verdict-answers" aria-label={messages.answers}>
              {attempt.questions.map((question, index) => {
                const one = results.find(({ questionId }) => questionId === question.id);
                return (
                  <AnswerRow
                    key={question.id}
                    question={question}
                    position={index + 1}
                    choice={answers[question.id]}
                    isRight={one?.isRight}
                  >
                    <Explained result={one} lessonId={attempt.lesson.id} position={index + 1} />
                  </AnswerRow>
                );
              })}
            </ol>
          </>
        )
      }
      onEscape={onLeave}
    >
      <Button variant={next ? 'quiet' : 'primary'} onClick={onLeave}>
        {all.goBack}
      </Button>
      {next && (
        <LinkButton variant="primary" replace to={next.to} state={next.state} onClick={next.finish}>
          {next.isLast ? messages.complete : messages.nextLesson}
        </LinkButton>
      )}
    </Verdict>
  );
}
