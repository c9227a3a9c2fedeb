import { ArrowLeft, ArrowRight, Smartphone } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { OneUserTest } from '#contract/quizzes/user-tests.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { once } from '#web/components/buttons/kept-focus.ts';
import { FormError } from '#web/components/form/form-error.tsx';
import { ActionBar } from '#web/components/page/action-bar.tsx';
import { lazyPart, quietPart } from '#web/components/state/lazy-part.tsx';
import { breakpoints } from '#web/lib/breakpoints.ts';
import { BACK } from '#web/lib/use-is-back.ts';
import { useMedia } from '#web/lib/use-media.ts';
import { NotKept } from '#web/parts/sync/status/not-kept.tsx';
import { messages as all } from '../messages.ts';
import { messages } from './messages.ts';
import { OpenQuestions, Progress } from './progress.tsx';
import { QuestionForm } from './question-form.tsx';
import type { Onward } from './result.tsx';
import { TestHead } from './taking-frame.tsx';
import { useAnswers, wrongAnswer } from './use-answers.ts';
import { useFinishing } from './use-finishing.ts';

const QuestionList = lazyPart(async () => (await import('./question-list.tsx')).QuestionList);
/** Nobody closes it: it appears once it has loaded. */
const Outcome = quietPart(async () => (await import('./outcome.tsx')).Outcome);

/** Fetches what a press needs before it: in the field the connection may be gone by then. */
function fetchDialogs(): void {
  void QuestionList.fetch();
  void Outcome.fetch();
}

interface TakingProps {
  attempt: OneUserTest;
  /** On from its lesson, where that is on the device. */
  onward?: Onward | undefined;
}

/** An attempt at a test, one question after the other. */
export function Taking({ attempt, onward }: TakingProps) {
  const { lesson, questions } = attempt;
  const navigate = useNavigate();
  const finishing = useFinishing(attempt);
  const sent = finishing.choices ?? attempt.choices;
  const { answers, index, isRefused, answer, goTo } = useAnswers(attempt, sent);
  const { isPending, finish, takeBack, unsent, refused, finished } = finishing;
  const isOver = unsent || refused || finished || attempt.test_taken;
  const [isList, setList] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { heading, show } = useShown();
  const question = questions[index];
  useEffect(fetchDialogs, []);

  const leave = () => navigate(`/lesson/${lesson.id}`, { replace: true, state: BACK });
  const terminate = async () => {
    if (!isPending || (await takeBack())) leave();
  };
  const turnTo = (next: number) => {
    setList(false);
    setProblem(undefined);
    goTo(next);
    show();
  };
  const send = () => {
    const wrong = wrongAnswer(questions, answers);
    if (!wrong) return void finish(answers).catch(({ message }: Error) => setProblem(message));
    turnTo(wrong.index);
    setProblem(messages.wrong(wrong.index + 1, wrong.why));
  };

  const isLast = index === questions.length - 1;
  return (
    <div className="test-page page-narrow">
      <TestHead title={lesson.title} onTerminate={() => void terminate()} />
      <Progress questions={questions} answers={answers} current={index} />
      {question && (
        <QuestionForm
          key={question.id}
          question={question}
          answer={answers[question.id]}
          onAnswer={(text) => {
            setProblem(undefined);
            answer(question.id, text);
          }}
          heading={heading}
          isResting={isPending}
        />
      )}
      {isLast && (
        <OpenQuestions
          questions={questions}
          answers={answers}
          onChoose={turnTo}
          onAll={() => setList(true)}
        />
      )}
      <ActionBar label={messages.acts}>
        {problem && <FormError>{problem}</FormError>}
        {isRefused ? <NotKept typed={() => answers} /> : <KeptNote />}
        <Turns
          index={index}
          count={questions.length}
          isPending={isPending}
          onTurn={turnTo}
          onAll={() => setList(true)}
          onFinish={send}
        />
      </ActionBar>
      {isList && (
        <QuestionList
          questions={questions}
          answers={answers}
          current={index}
          onChoose={turnTo}
          onClose={() => setList(false)}
        />
      )}
      {isOver && (
        <Outcome
          attempt={attempt}
          finishing={finishing}
          answers={answers}
          onward={onward}
          onLeave={leave}
          onTerminate={() => void terminate()}
        />
      )}
    </div>
  );
}

interface TurnsProps {
  /** Of the question that is shown, from 0. */
  index: number;
  count: number;
  /** Whether it is finished and has not arrived. */
  isPending: boolean;
  onTurn: (index: number) => void;
  /** Opens the list of all questions. */
  onAll: () => void;
  onFinish: () => void;
}

const Turns = ({ index, count, isPending, onTurn, onAll, onFinish }: TurnsProps) => (
  <div className="test-turns gap-2">
    {index > 0 && (
      <Button icon={<ArrowLeft />} disabled={isPending} onClick={once(() => onTurn(index - 1))}>
        {messages.previous}
      </Button>
    )}
    {count > 1 && (
      <Button disabled={isPending} onClick={onAll}>
        {messages.all}
      </Button>
    )}
    {index === count - 1 ? (
      <Button variant="primary" busy={isPending} busyText={messages.finishing} onClick={once(onFinish)}>
        {messages.finish}
      </Button>
    ) : (
      <Button variant="primary" onClick={once(() => onTurn(index + 1))}>
        {messages.next}
        <ArrowRight />
      </Button>
    )}
  </div>
);

/** A question that was turned to begins at the top of the screen, and its text has the focus. */
function useShown() {
  const heading = useRef<HTMLHeadingElement>(null);
  const [turns, setTurns] = useState(0);
  useEffect(() => {
    if (turns === 0) return;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [turns]);
  return { heading, show: () => setTurns((before) => before + 1) };
}

function KeptNote() {
  const device = all.device(useMedia(breakpoints.shell));
  return (
    <p className="test-note row gap-2 soft text-xs" role="status">
      <Smartphone className="icon-sm" />
      <span>{messages.kept(device)}</span>
    </p>
  );
}
