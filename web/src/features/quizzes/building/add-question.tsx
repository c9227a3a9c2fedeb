import { Plus } from 'lucide-react';
import { MOST_QUESTIONS, type QuestionType, questionTypes } from '#contract/quizzes.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { messages } from './messages.ts';

interface AddQuestionProps {
  /** How many there are. */
  count: number;
  onAdd: (type: QuestionType) => void;
}

/** Adds a question at the end; which type it is, is said here and stays. */
export function AddQuestion({ count, onAdd }: AddQuestionProps) {
  const isFull = count >= MOST_QUESTIONS;
  return (
    <fieldset className="question-add">
      <legend>{messages.add}</legend>
      {questionTypes.map((type) => (
        <Button
          key={type}
          icon={<Plus className="icon" aria-hidden="true" />}
          aria-disabled={isFull}
          onClick={() => !isFull && onAdd(type)}
        >
          {messages.types[type]}
        </Button>
      ))}
      {isFull && <p className="soft">{messages.mostQuestions}</p>}
    </fieldset>
  );
}
