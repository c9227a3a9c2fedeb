import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Course } from '#contract/courses.ts';
import type { Learner } from '#contract/enrolls.ts';
import { enrolls } from '#contract/enrolls.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { Avatar } from '#web/components/content/avatar.tsx';
import { Meta } from '#web/components/content/meta.tsx';
import { SearchBox } from '#web/components/form/search-box.tsx';
import { lazyPart } from '#web/components/state/lazy-part.tsx';
import { Skeleton } from '#web/components/state/skeleton.tsx';
import { formatDate } from '#web/lib/format/format-date.ts';
import { useSession } from '#web/lib/session/session.ts';
import { PagedList } from '#web/parts/lists/paged-list.tsx';
import { useListAddress } from '#web/parts/lists/use-list-address.ts';
import { usePage } from '#web/parts/lists/use-page.ts';
import { messages as all } from '../messages.ts';
import { FoundMembers, type Standing } from './found-members.tsx';
import { messages } from './messages.ts';
import '#web/components/list/list.css';
import './learners.css';

const TakeOut = lazyPart(async () => (await import('./take-out.tsx')).TakeOut);

/** Whom the creator of a course with a price has let in, and where they let in others. */
export function Learners({ course }: { course: Course }) {
  const { community } = useSession();
  const address = useListAddress({ page: 'learners', beside: ['feedback'] });
  const list = usePage({ route: enrolls.listLearners, key: 'data', input: { id: course.id } }, address);
  const [words, setWords] = useState('');
  const [leaving, setLeaving] = useState<Learner>();
  // What was done here goes before what the list says, which is loaded again then.
  const [done, setDone] = useState<ReadonlyMap<string, Standing>>(new Map());
  const onChange = (userId: string, standing: Standing) =>
    setDone((before) => new Map(before).set(userId, standing));
  const of = (userId: string) => done.get(userId) ?? standingOf(userId, list.shown?.items);
  const id = useId();
  return (
    <section className="owner-learners" aria-labelledby={id}>
      <h2 id={id}>{messages.title}</h2>
      <p className="soft">{messages.about}</p>
      <SearchBox label={messages.search} value={words} onSearch={setWords} />
      {words !== '' && community && (
        <FoundMembers {...{ course, words }} communityId={community.id} standings={{ of, onChange }} />
      )}
      <h3>{messages.list}</h3>
      <PagedList
        list={list}
        address={address}
        name={messages.title}
        texts={{ loading: messages.loading, failed: messages.notLoaded, partial: messages.partial }}
        skeleton={<Skeleton shape="picture" className="owner-sk-learners" />}
        empty={() => <p className="soft">{messages.empty}</p>}
      >
        {(items, frame) => (
          <ul {...frame} className="list" aria-label={messages.list}>
            {items.map((learner) => (
              <LearnerRow key={learner.id} {...{ course, learner }} onTakeOut={() => setLeaving(learner)} />
            ))}
          </ul>
        )}
      </PagedList>
      {leaving && (
        <TakeOut
          courseId={course.id}
          learner={leaving}
          onOut={() => onChange(leaving.userId, 'out')}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </section>
  );
}

function standingOf(userId: string, learners: readonly Learner[] = []): Standing {
  const learner = learners.find((each) => each.userId === userId);
  if (!learner) return 'out';
  return learner.isEnroll ? 'in' : 'left';
}

interface LearnerRowProps {
  course: Course;
  learner: Learner;
  onTakeOut: () => void;
}

function LearnerRow({ course, learner, onTakeOut }: LearnerRowProps) {
  const { userId, name, attachments, isEnroll, completedCount, createdAt } = learner;
  return (
    <li className="list-row">
      <Avatar id={userId} name={name} file={attachments} />
      <div className="list-what">
        <p className="list-title">
          <Link className="clamp" to={`/profile/${userId}`}>
            {name}
          </Link>
        </p>
        <Meta>
          <span>{messages.since(formatDate(createdAt))}</span>
          <span>{isEnroll ? all.progress(completedCount, course.lessonsCount) : messages.left}</span>
        </Meta>
      </div>
      <div className="list-end">
        <Button aria-haspopup="dialog" aria-label={messages.takeOutOf(name)} onClick={onTakeOut}>
          {messages.takeOut}
        </Button>
      </div>
    </li>
  );
}
