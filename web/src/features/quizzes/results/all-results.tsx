import type { UserTest } from '#contract/quizzes/user-tests.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { Dialog } from '#web/components/overlay/dialog.tsx';
import { messages } from './messages.ts';
import { OwnAttempt } from './own-results.tsx';
import './test-panel.css';

interface AllResultsProps {
  /** Oldest first. */
  attempts: readonly UserTest[];
  /** Of the lesson. */
  title: string;
  onClose: () => void;
}

/** Every finished attempt at a lesson's test, with its date. */
export const AllResults = ({ attempts, title, onClose }: AllResultsProps) => (
  <Dialog title={messages.all} onClose={onClose}>
    <ol className="attempts-all">
      {attempts.map((attempt, index) => (
        <OwnAttempt key={attempt.id} attempt={attempt} title={title} position={index + 1} isDated />
      ))}
    </ol>
    <div className="dialog-acts dialog-acts-stay">
      <Button onClick={onClose}>{messages.close}</Button>
    </div>
  </Dialog>
);
