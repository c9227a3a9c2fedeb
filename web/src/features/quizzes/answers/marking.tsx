import { MessageSquarePlus, PencilLine } from 'lucide-react';
import { useState } from 'react';
import type { Question } from '#contract/quizzes/quizzes.ts';
import { RemarkDraft } from '#contract/quizzes/remarks.ts';
import type { LearnersTest } from '#contract/quizzes/user-tests.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { RadioField } from '#web/components/form/choice-fields.tsx';
import { TextArea } from '#web/components/form/field.tsx';
import { PageHeader } from '#web/components/page/page-header.tsx';
import { SaveBar } from '#web/parts/forms/save-bar.tsx';
import { AnswerCard, AttemptFacts } from './answers.tsx';
import { messages } from './messages.ts';
import type { Mark, Said } from './remarks.ts';
import { useRemarking } from './use-remarking.ts';

/** One attempt of a learner: their answers, the teacher's remarks, and marks for written answers. */
export function Marking({ memberId, attempt }: { memberId: string; attempt: LearnersTest }) {
  const { member, questions, choices } = attempt;
  const { saidTo, change, save, texts, bar } = useRemarking(memberId, attempt);
  const waiting = questions.filter(({ id, type }) => type === 'subjective' && saidTo(id).mark === 'none');
  const [first] = waiting;
  const chosen = new Map(choices.map(({ questionId, choice }) => [questionId, choice]));
  return (
    <>
      <PageHeader title={member.name} />
      <AttemptFacts attempt={attempt} />
      <p className="soft text-sm answers-hint">{messages.hint}</p>
      {first && (
        <p className="answers-first">
          <Button icon={<PencilLine />} onClick={() => goTo(first.id)}>
            {messages.first(waiting.length)}
          </Button>
        </p>
      )}
      <ol className="answer-cards stack gap-4">
        {questions.map((question, index) => {
          const { id, type, answer } = question;
          const choice = chosen.get(id);
          const isRight = type === 'mcq' ? choice === answer : undefined;
          return (
            <AnswerCard key={id} question={question} position={index + 1} choice={choice} isRight={isRight}>
              {isRight === false && answer && <p className="soft text-sm">{messages.correct(answer)}</p>}
              <RemarkFields
                question={question}
                position={index + 1}
                said={saidTo(id)}
                onChange={(said) => change(id, said)}
              />
            </AnswerCard>
          );
        })}
      </ol>
      <SaveBar {...bar} label={messages.acts} save={messages.save} typed={texts} onSave={save} />
    </>
  );
}

/** Class of the ways to mark a written answer. */
const markName = (questionId: string): string => `mark-${questionId}`;

/** Goes to an answer, which is read from its question on; keys choose its mark. */
function goTo(questionId: string): void {
  const mark = [...document.getElementsByName(markName(questionId))].find((each) => each.matches(':checked'));
  mark?.closest('li')?.scrollIntoView?.();
  mark?.focus({ preventScroll: true });
}

interface RemarkFieldsProps {
  question: Question;
  /** From 1. */
  position: number;
  said: Said;
  onChange: (change: Partial<Said>) => void;
}

/** A teacher's remark on an answer; they mark a written one. */
function RemarkFields({ question: { id, type }, position, said, onChange }: RemarkFieldsProps) {
  const [isOpen, setOpen] = useState(false);
  const isWritten = type === 'subjective';
  const problem = RemarkDraft.safeParse({ questionId: id, text: said.text }).error?.issues[0]?.message;
  return (
    <>
      {isWritten && (
        <RadioField
          label={messages.mark}
          name={markName(id)}
          choices={messages.choices}
          chosen={said.mark}
          onChoose={(mark) => onChange({ mark: mark as Mark })}
        />
      )}
      {isWritten || isOpen || said.text !== '' ? (
        <TextArea
          label={messages.remark}
          optional
          error={problem}
          autoFocus={isOpen}
          value={said.text}
          onChange={({ target }) => {
            // Emptied, it stays below the cursor.
            setOpen(true);
            onChange({ text: target.value });
          }}
        />
      ) : (
        <div>
          <Button
            small
            icon={<MessageSquarePlus />}
            aria-label={messages.addRemark(position)}
            onClick={() => setOpen(true)}
          >
            {messages.addRemarkShort}
          </Button>
        </div>
      )}
    </>
  );
}
