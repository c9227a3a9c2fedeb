import type { LearnersTest } from '#contract/user-tests.ts';
import { PageHeader } from '#web/components/page/page-header.tsx';
import { AnswerCard } from './answer-card.tsx';
import { AttemptFacts } from './attempt-facts.tsx';
import { messages } from './messages.ts';
import { RemarkBar } from './remark-bar.tsx';
import { RemarkFields } from './remark-fields.tsx';
import { useRemarking } from './use-remarking.ts';

/** One attempt of a learner: what they answered, what the teacher says to it, and how they mark what was written. */
export function Marking({ memberId, attempt }: { memberId: string; attempt: LearnersTest }) {
  const { member, questions, choices } = attempt;
  const remarking = useRemarking(memberId, attempt);
  const chosen = new Map(choices.map(({ questionId, choice }) => [questionId, choice]));
  return (
    <>
      <PageHeader title={member.name} />
      <AttemptFacts attempt={attempt} />
      <p className="soft answers-hint">{messages.hint}</p>
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
