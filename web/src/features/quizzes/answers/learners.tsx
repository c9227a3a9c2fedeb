import { PencilLine } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { LearnersTest } from '#contract/quizzes/user-tests.ts';
import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { Avatar } from '#web/components/content/avatar.tsx';
import { Badge } from '#web/components/content/badge.tsx';
import { EmptyState } from '#web/components/state/empty-state.tsx';
import { Skeleton } from '#web/components/state/skeleton.tsx';
import { useIsBack } from '#web/lib/use-is-back.ts';
import { PagedList } from '#web/parts/lists/paged-list.tsx';
import { useListAddress } from '#web/parts/lists/use-list-address.ts';
import { answersPath } from '../test-path.ts';
import { AttemptFacts } from './answers.tsx';
import { useLearnersAttempts } from './api.ts';
import { messages } from './messages.ts';

/** Who took a lesson's test, the last one first; each leads to their answers. */
export function Learners({ lessonId, hasTest }: { lessonId: string; hasTest: boolean }) {
  const address = useListAddress();
  const list = useLearnersAttempts(lessonId, address.page, useIsBack());
  const { shown } = list;
  const held = address.queryOf(address.page);
  return (
    <PagedList
      list={list}
      address={address}
      texts={messages}
      isStatusSeen
      status={shown && shown.totalItems > 0 && messages.count(shown.totalItems)}
      skeleton={<LearnersSkeleton />}
      empty={() =>
        hasTest ? <EmptyState drawing="letterbox" {...messages.empty} /> : <NoTest lessonId={lessonId} />
      }
    >
      {(items, frame) => (
        <>
          <FirstToMark attempts={items} held={held} />
          <ol {...frame} className="learners" aria-label={messages.list}>
            {items.map((attempt) => (
              <Learner key={attempt.id} attempt={attempt} held={held} />
            ))}
          </ol>
        </>
      )}
    </PagedList>
  );
}

const NoTest = ({ lessonId }: { lessonId: string }) => (
  <EmptyState drawing="sprout" title={messages.noTest.title} text={messages.noTest.text}>
    <LinkButton to={`/admin/add-test/${lessonId}`}>{messages.noTest.action}</LinkButton>
  </EmptyState>
);

/** Leads to the first attempt of a page with an unmarked answer. */
function FirstToMark({ attempts, held }: { attempts: readonly LearnersTest[]; held: string }) {
  const waiting = attempts.filter((attempt) => toMark(attempt) > 0);
  const [first] = waiting;
  if (!first) return null;
  const number = waiting.reduce((sum, attempt) => sum + toMark(attempt), 0);
  return (
    <p className="answers-first">
      <LinkButton icon={pencil} to={answersPath(first.testId, first.id)} state={{ answers: held }}>
        {messages.first(number)}
      </LinkButton>
    </p>
  );
}

const pencil = <PencilLine />;

function Learner({ attempt, held }: { attempt: LearnersTest; held: string }) {
  const { id, testId, member } = attempt;
  const open = attempt.isCut ? undefined : toMark(attempt);
  return (
    <li>
      <Link className="learner cluster gap-2-3" to={answersPath(testId, id)} state={{ answers: held }}>
        <Avatar id={member.id} name={member.name} file={member.attachments} />
        <span className="learner-words soft text-sm">
          <b className="clamp">{member.name}</b>
          {open !== undefined && open > 0 && (
            <span>
              <Badge tone="accent" icon={pencil}>
                {messages.toMark(open)}
              </Badge>
            </span>
          )}
          {open === 0 && attempt.remarkedAt && <span>{messages.marked}</span>}
        </span>
        <AttemptFacts attempt={attempt} />
      </Link>
    </li>
  );
}

/** How many written answers have no mark. */
const toMark = ({ questions, remarks }: LearnersTest) =>
  questions.filter(
    ({ id, type }) =>
      type === 'subjective' && remarks.find(({ questionId }) => questionId === id)?.isRight === undefined,
  ).length;

const LearnersSkeleton = () => (
  <div className="learners">
    {[1, 2, 3].map((row) => (
      <div key={row} className="learner cluster gap-2-3">
        <Skeleton shape="picture" className="avatar" />
        <span className="learner-words soft text-sm">
          <Skeleton shape="title" width={50} />
        </span>
      </div>
    ))}
  </div>
);
