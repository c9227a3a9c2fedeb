import { MessageSquareText } from 'lucide-react';
import type { OneUserTest } from '#contract/quizzes/user-tests.ts';
import { LinkedText } from '#web/components/content/linked-text.tsx';
import { BackLink } from '#web/components/page/back-link.tsx';
import { PageHeader } from '#web/components/page/page-header.tsx';
import { AnswerCard, AttemptFacts } from '../answers/answers.tsx';
import { Explained } from './explained.tsx';
import { messages } from './messages.ts';

/** A finished attempt for its learner: their answers and the teacher's remarks. */
export function Review({ attempt }: { attempt: OneUserTest }) {
  const { lesson, questions, choices = [], remarks = [], results = [] } = attempt;
  const chosen = new Map(choices.map(({ questionId, choice }) => [questionId, choice]));
  const resultOf = new Map(results.map((result) => [result.questionId, result]));
  const said = new Map(remarks.map((remark) => [remark.questionId, remark]));
  return (
    <div className="page-narrow">
      <BackLink to={`/lesson/${lesson.id}`}>{lesson.title}</BackLink>
      <PageHeader title={messages.yours} />
      <AttemptFacts attempt={attempt} />
      {remarks.length > 0 && <p className="text-sm answers-hint">{messages.marked}.</p>}
      <ol className="answer-cards stack gap-4">
        {questions.map((question, index) => {
          const { text, isRight } = said.get(question.id) ?? {};
          const result = resultOf.get(question.id);
          return (
            <AnswerCard
              key={question.id}
              question={question}
              position={index + 1}
              choice={chosen.get(question.id)}
              isRight={result?.isRight ?? isRight}
            >
              <Explained result={result} lessonId={lesson.id} position={index + 1} />
              {text && (
                <div className="answer-remark">
                  <h3 className="row gap-2 text-sm">
                    <MessageSquareText className="icon-sm" />
                    {messages.teacher}
                  </h3>
                  <p>
                    <LinkedText>{text}</LinkedText>
                  </p>
                </div>
              )}
            </AnswerCard>
          );
        })}
      </ol>
    </div>
  );
}
