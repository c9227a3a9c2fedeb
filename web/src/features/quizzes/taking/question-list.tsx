import type { Question } from '#contract/quizzes/quizzes.ts';
import { Dialog } from '#web/components/overlay/dialog.tsx';
import { type Answers, isAnswered } from '../kept-answers.ts';
import { messages } from './messages.ts';
import './question-list.css';

interface QuestionListProps {
  questions: readonly Question[];
  answers: Answers;
  /** The index of the present question. */
  current: number;
  onChoose: (index: number) => void;
  onClose: () => void;
}

/** The test as a list, which leads to any question. */
export const QuestionList = ({ questions, answers, current, onChoose, onClose }: QuestionListProps) => (
  <Dialog title={messages.all} onClose={onClose}>
    <ol className="question-list">
      {questions.map(({ id, question }, index) => (
        <li key={id}>
          <button
            type="button"
            className="underlines cluster gap-1-3 text-sm"
            aria-current={index === current ? 'step' : undefined}
            onClick={() => onChoose(index)}
          >
            <span className="question-number">{index + 1}</span>
            <span className="clamp underlined">{question}</span>
            {isAnswered(answers[id]) ? (
              <span className="question-state soft text-xs">{messages.isAnswered}</span>
            ) : (
              <span className="question-state is-open text-xs strong">{messages.isOpen}</span>
            )}
          </button>
        </li>
      ))}
    </ol>
  </Dialog>
);
