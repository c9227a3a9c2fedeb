import type { OneUserTest } from '#contract/quizzes/user-tests.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { toastFailure } from '#web/components/overlay/toast.tsx';
import { breakpoints } from '#web/lib/breakpoints.ts';
import { useMedia } from '#web/lib/use-media.ts';
import { CopyTyped, NOT_KEPT } from '#web/parts/sync/status/not-kept.tsx';
import type { Answers } from '../kept-answers.ts';
import { messages as all } from '../messages.ts';
import { messages } from './messages.ts';
import { type Onward, Result } from './result.tsx';
import type { useFinishing } from './use-finishing.ts';
import { Verdict } from './verdict.tsx';

interface OutcomeProps {
  attempt: OneUserTest;
  finishing: ReturnType<typeof useFinishing>;
  answers: Answers;
  /** Undefined where the lesson is not on the device. */
  onward: Onward | undefined;
  /** Leads to the lesson. */
  onLeave: () => void;
  /** Takes an unsent attempt back, and leads there. */
  onTerminate: () => void;
}

/** The result of a finished test, over its questions, or that there is none yet. */
export function Outcome({ attempt, finishing, answers, onward, onLeave, onTerminate }: OutcomeProps) {
  const device = all.device(useMedia(breakpoints.shell));
  const { finished, isPending, isFleeting, refused, unsent, takeBack, sendNow } = finishing;
  const kept = isFleeting ? NOT_KEPT : messages.kept(device);
  const copy = isFleeting && <CopyTyped typed={() => answers} />;
  const goBack = (leave: () => void) => (
    <Button variant="primary" onClick={leave}>
      {all.goBack}
    </Button>
  );
  if (unsent)
    return (
      <Verdict
        key="unsent"
        seal="unsent"
        title={titleOf(unsent)}
        text={
          isFleeting ? kept : unsent.isStopped ? messages.stoppedText(device) : `${kept} ${messages.goOut}`
        }
        onEscape={onLeave}
      >
        {copy}
        <Button onClick={onTerminate}>{messages.terminate}</Button>
        {unsent.isStopped ? (
          <Button
            variant="primary"
            busy={unsent.isTrying}
            busyText={messages.finishing}
            onClick={() => void sendNow().catch(({ message }: Error) => toastFailure(message))}
          >
            {messages.sendNow}
          </Button>
        ) : (
          goBack(onLeave)
        )}
      </Verdict>
    );
  if (refused) {
    const isFinished = refused.code === 'user-test.finished';
    const isExpired = refused.code === 'test.expired';
    // It stays in the outbox, which has the answers, also where its lesson does not open any more.
    const leave = async () => {
      if (isFinished) await takeBack();
      onLeave();
    };
    return (
      <Verdict
        key="refused"
        seal="failed"
        title={all.refusal(refused)}
        text={isFinished ? messages.resultStands : kept}
        onEscape={() => void leave()}
      >
        {isExpired ? <CopyTyped typed={() => inWords(attempt, answers)} /> : !isFinished && copy}
        {!isFinished && !isExpired && <Button onClick={() => void takeBack()}>{messages.toQuestions}</Button>}
        {goBack(() => void leave())}
      </Verdict>
    );
  }
  const known = finished?.data ?? (attempt.test_taken === undefined || isPending ? undefined : attempt);
  if (!known) return null;
  const title = finished?.message ?? messages.finishedBefore;
  return (
    <Result
      key="finished"
      attempt={attempt}
      answers={answers}
      onward={onward}
      title={title}
      result={known}
      onLeave={onLeave}
    />
  );
}

/** Answers by the texts of their questions, for whoever copies them. */
const inWords = ({ questions }: OneUserTest, answers: Answers): Answers =>
  Object.fromEntries(questions.map(({ id, question }) => [question, answers[id] ?? '']));

type Unsent = NonNullable<OutcomeProps['finishing']['unsent']>;

const titleOf = ({ isStopped, status = 0 }: Unsent): string =>
  isStopped ? messages.stopped : status === 0 ? messages.notSent : messages.notTaken;
