import { useId, useState } from 'react';
import { type Course, courses } from '#contract/courses/courses.ts';
import { enrolls, type Learner } from '#contract/courses/enrolls.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { Avatar } from '#web/components/content/avatar.tsx';
import { Meta } from '#web/components/content/meta.tsx';
import { SearchBox } from '#web/components/form/search-box.tsx';
import { List, ListRow } from '#web/components/list/list.tsx';
import { toast } from '#web/components/overlay/toast.tsx';
import { lazyPart } from '#web/components/state/lazy-part.tsx';
import { Skeleton } from '#web/components/state/skeleton.tsx';
import { call } from '#web/lib/api/api.ts';
import { refresh } from '#web/lib/api/replies.tsx';
import { formatDate } from '#web/lib/format/format-date.ts';
import { useSession } from '#web/lib/session/session.ts';
import { PagedList } from '#web/parts/lists/paged-list.tsx';
import { useListAddress } from '#web/parts/lists/use-list-address.ts';
import { usePage } from '#web/parts/lists/use-page.ts';
import { showLearnersCount } from '../api.ts';
import { messages as all } from '../messages.ts';
import { FoundMembers, type Standing } from './found-members.tsx';
import { messages } from './messages.ts';

const TakeOut = lazyPart(async () => (await import('#web/parts/forms/delete-dialog.tsx')).DeleteDialog);

/** The members whom the creator of a course with a price has let in, and the search that lets in others. */
export function Learners({ course }: { course: Course }) {
  const { community } = useSession();
  const address = useListAddress({ page: 'learners', beside: ['feedback'] });
  const list = usePage({ route: enrolls.listLearners, key: 'data', input: { id: course.id } }, address);
  const [words, setWords] = useState('');
  const [leaving, setLeaving] = useState<Learner>();
  // A change here replaces the list's entry, which is reloaded then.
  const [done, setDone] = useState<ReadonlyMap<string, Standing>>(new Map());
  /** Without a count it is not known what else has changed. */
  const onChange = (userId: string, standing: Standing, learnersCount?: number) => {
    setDone((before) => new Map(before).set(userId, standing));
    void refresh(enrolls.listLearners);
    if (learnersCount === undefined) void refresh(courses.getCourse, (shown) => shown?.id === course.id);
    else showLearnersCount(course.id, learnersCount);
  };
  const standingOf = (userId: string) => done.get(userId) ?? listed(userId, list.shown?.items);
  const id = useId();
  let left: number | undefined;
  const takeOut = async () => {
    const { data } = await call(enrolls.takeOut, { id: course.id, userId: leaving?.userId ?? '' });
    left = data.learnersCount;
  };
  return (
    <section className="owner-learners stack gap-4" aria-labelledby={id}>
      <h2 id={id}>{messages.title}</h2>
      <p className="soft">{messages.about}</p>
      <SearchBox label={messages.search} value={words} onSearch={setWords} />
      {words !== '' && community && (
        <FoundMembers
          course={course}
          words={words}
          standingOf={standingOf}
          onChange={onChange}
          communityId={community.id}
        />
      )}
      <h3 className="text-lg">{messages.list}</h3>
      <PagedList
        list={list}
        address={address}
        name={messages.title}
        texts={messages}
        skeleton={<Skeleton shape="picture" className="owner-sk-learners" />}
        empty={() => <p className="soft">{messages.empty}</p>}
      >
        {(items, frame) => (
          <List {...frame} label={messages.list}>
            {items.map((learner) => (
              <LearnerRow
                key={learner.id}
                course={course}
                learner={learner}
                onTakeOut={() => setLeaving(learner)}
              />
            ))}
          </List>
        )}
      </PagedList>
      {leaving && (
        <TakeOut
          {...messages.taking}
          title={messages.taking.title(leaving.name)}
          missing="learner.missing"
          remove={takeOut}
          onDeleted={() => {
            onChange(leaving.userId, 'out', left);
            toast(messages.takenOut(leaving.name));
            setLeaving(undefined);
          }}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </section>
  );
}

function listed(userId: string, learners: readonly Learner[] = []): Standing {
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
    <ListRow
      title={name}
      to={`/profile/${userId}`}
      lead={<Avatar id={userId} name={name} file={attachments} />}
      meta={
        <Meta>
          <span>{messages.since(formatDate(createdAt))}</span>
          <span>{isEnroll ? all.progress(completedCount, course.lessonsCount) : messages.left}</span>
        </Meta>
      }
    >
      <Button aria-haspopup="dialog" aria-label={messages.takeOutOf(name)} onClick={onTakeOut}>
        {messages.takeOut}
      </Button>
    </ListRow>
  );
}
