import { ClipboardPaste, Plus } from 'lucide-react';
import { useState } from 'react';
import { MOST_QUESTIONS, questionTypes } from '#contract/quizzes/quizzes.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { lazyPart } from '#web/components/state/lazy-part.tsx';
import { messages as words } from '#web/parts/questions/messages.ts';
import { messages } from './messages.ts';
import type { QuestionActs } from './question-acts.ts';

const PasteDialog = lazyPart(async () => (await import('./pasting/paste-dialog.tsx')).PasteDialog);

interface AddQuestionProps {
  memberId: string;
  lessonId: string;
  /** How many there are. */
  count: number;
  acts: QuestionActs;
}

/** Adds a question at the end, whose type is chosen here and stays, or several that are pasted as lines. */
export function AddQuestion({ memberId, lessonId, count, acts }: AddQuestionProps) {
  const [isPasting, setPasting] = useState(false);
  const isFull = count >= MOST_QUESTIONS;
  return (
    <fieldset className="question-add gap-3">
      <legend>{words.add}</legend>
      {questionTypes.map((type) => (
        <Button key={type} icon={<Plus />} aria-disabled={isFull} onClick={() => !isFull && acts.add(type)}>
          {messages.types[type]}
        </Button>
      ))}
      <Button icon={<ClipboardPaste />} aria-disabled={isFull} onClick={() => !isFull && setPasting(true)}>
        {messages.paste}
      </Button>
      {isFull && <p className="soft text-sm">{messages.mostQuestions}</p>}
      {isPasting && (
        <PasteDialog
          memberId={memberId}
          lessonId={lessonId}
          count={count}
          onAdd={acts.addAll}
          onClose={() => setPasting(false)}
        />
      )}
    </fieldset>
  );
}
