import { Check, WifiOff, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { OneUserTest } from '#contract/user-tests.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { DialogFrame, DialogText, DialogTitle, stayOpen } from '#web/components/overlay/dialog.tsx';
import { toastFailure } from '#web/components/overlay/toast.tsx';
import { breakpoints } from '#web/lib/breakpoints.ts';
import { useMedia } from '#web/lib/use-media.ts';
import { CopyTyped, NOT_KEPT } from '#web/parts/sync/status/not-kept.tsx';
import type { Answers } from '../kept-answers.ts';
import { messages as all } from '../messages.ts';
import { messages } from './messages.ts';
import type { useFinishing } from './use-finishing.ts';
import './verdict.css';

interface OutcomeProps {
  attempt: OneUserTest;
  finishing: ReturnType<typeof useFinishing>;
  answers: Answers;
  /** Leads to the lesson. */
  onLeave: () => void;
  /** Takes an unsent attempt back, and leads there. */
  onTerminate: () => void;
}

/** The result of a finished test, over its questions, or that there is none yet. */
export function Outcome({ attempt, finishing, answers, onLeave, onTerminate }: OutcomeProps) {
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
  const result = known.total_marks > 0 ? messages.marksStand : messages.resultStands;
  return (
    <Verdict
      key="finished"
      seal={known.is_passed ? 'passed' : 'failed'}
      title={finished?.message ?? messages.finishedBefore}
      text={`${result} ${known.is_passed ? messages.goOn : messages.again}`}
      onEscape={onLeave}
    >
      {goBack(onLeave)}
    </Verdict>
  );
}

/** Answers by the texts of their questions, for whoever copies them. */
const inWords = ({ questions }: OneUserTest, answers: Answers): Answers =>
  Object.fromEntries(questions.map(({ id, question }) => [question, answers[id] ?? '']));

type Unsent = NonNullable<OutcomeProps['finishing']['unsent']>;

const titleOf = ({ isStopped, status = 0 }: Unsent): string =>
  isStopped ? messages.stopped : status === 0 ? messages.notSent : messages.notTaken;

const seals = { passed: Check, failed: X, unsent: WifiOff };

interface VerdictProps {
  seal: keyof typeof seals;
  title: string;
  text: string;
  /** The action of the Escape key. */
  onEscape: () => void;
  /** Its buttons; the focus starts on the primary one. */
  children: ReactNode;
}

/** The result of a finished test; open for as long as it is rendered. */
function Verdict({ seal, title, text, onEscape, children }: VerdictProps) {
  const Icon = seals[seal];
  return (
    <DialogFrame
      role="alertdialog"
      className="dialog dialog-confirm verdict"
      onPointerDownOutside={stayOpen}
      onOpenAutoFocus={focusPrimary}
      onClose={onEscape}
    >
      <span className={`seal seal-${seal}`}>
        <Icon />
      </span>
      <DialogTitle>{title}</DialogTitle>
      <DialogText>{text}</DialogText>
      <div className="dialog-acts">{children}</div>
    </DialogFrame>
  );
}

function focusPrimary(event: Event): void {
  event.preventDefault();
  (event.currentTarget as HTMLElement).querySelector<HTMLElement>('.btn-primary')?.focus();
}
