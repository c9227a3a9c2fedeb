import { PencilLine } from 'lucide-react';
import type { LearnersTest } from '#contract/user-tests.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { PageHeader } from '#web/components/page/page-header.tsx';
import { AnswerCard } from './answer-card.tsx';
import { AttemptFacts } from './attempt-facts.tsx';
import { messages } from './messages.ts';
import { RemarkBar } from './remark-bar.tsx';
import { markName, RemarkFields } from './remark-fields.tsx';
import { useRemarking } from './use-remarking.ts';

/** One attempt of a learner: what they answered, what the teacher says to it, and how they mark what was written. */
export function Marking({ memberId, attempt }: { memberId: string; attempt: LearnersTest }) {
  const { member, questions, choices } = attempt;
  const remarking = useRemarking(memberId, attempt);
  const waiting = questions.filter(
    ({ id, type }) => type === 'subjective' && remarking.saidTo(id).mark === 'none',
  );
  const [first] = waiting;
  const chosen = new Map(choices.map(({ questionId, choice }) => [questionId, choice]));
  return (
    <>
      <PageHeader title={member.name} />
      <AttemptFacts attempt={attempt} />
      <p className="soft answers-hint">{messages.hint}</p>
      {first && (
        <p className="answers-first">
          <Button icon={<PencilLine className="icon" aria-hidden="true" />} onClick={() => goTo(first.id)}>
            {messages.first(waiting.length)}
          </Button>
        </p>
      )}
      <ol className="answer-cards">
        {questions.map((question, index) => {
          const { id, type, answer } = question;
          const choice = chosen.get(id);
          const said = remarking.saidTo(id);
          const isRight = type === 'mcq' ? choice === answer : undefined;
          return (
            <AnswerCard key={id} question={question} place={index + 1} choice={choice} isRight={isRight}>
              {isRight === false && answer && <p className="answer-correct">{messages.correct(answer)}</p>}
              <RemarkFields
                question={question}
                place={index + 1}
                said={said}
                onChange={(change) => remarking.change(id, change)}
              />
            </AnswerCard>
          );
        })}
      </ol>
      <RemarkBar remarking={remarking} />
    </>
  );
}

/** To an answer, which is read from its question on; keys choose its mark. */
function goTo(questionId: string): void {
  const mark = [...document.getElementsByName(markName(questionId))].find((each) => each.matches(':checked'));
  mark?.closest('li')?.scrollIntoView?.();
  mark?.focus({ preventScroll: true });
}
