import { type ReactNode, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Course, courses } from '#contract/courses/courses.ts';
import type { SaidFeedback } from '#contract/courses/feedback.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { Byline } from '#web/components/content/byline.tsx';
import { FoldedText } from '#web/components/content/folded-text.tsx';
import { Meta } from '#web/components/content/meta.tsx';
import { Stars } from '#web/components/content/stars.tsx';
import { EmptyState } from '#web/components/state/empty-state.tsx';
import { lazyPart } from '#web/components/state/lazy-part.tsx';
import { ProgressBar } from '#web/components/state/progress-bar.tsx';
import { Skeleton } from '#web/components/state/skeleton.tsx';
import { formatDate } from '#web/lib/format/format-date.ts';
import { useSession } from '#web/lib/session/session.ts';
import { PagedList } from '#web/parts/lists/paged-list.tsx';
import { useListAddress } from '#web/parts/lists/use-list-address.ts';
import { usePage } from '#web/parts/lists/use-page.ts';
import { isEnrolled } from '../api.ts';
import { FeedbackDialog } from '../reading/lazy-parts.ts';
import { messages } from './messages.ts';
import './course-feedback.css';

const TakeBack = lazyPart(async () => (await import('./take-back.tsx')).TakeBack);
/** The size of a page. */
const PAGE_SIZE = 8;

interface CourseFeedbackProps {
  course: Course;
  /** What stands below it: once it is there, so that it is not pushed away. */
  children?: ReactNode;
}

/** Feedback on a course, newest first, counted by stars; for its creator on the course's own page. */
export function CourseFeedback({ course, children }: CourseFeedbackProps) {
  const memberId = useSession().user?.id;
  const address = useListAddress({ page: 'feedback', beside: ['learners'] });
  const list = usePage({ route: courses.listFeedback, key: 'data', input: { id: course.id } }, address);
  const [open, setOpen] = useState<'change' | 'take back'>();
  const id = useId();
  const { title, text, learner, action } = messages.empty;
  const mayGive = isEnrolled(course) && course.creator !== memberId;
  const give = () => setOpen('change');
  const close = () => setOpen(undefined);
  const heading = useRef<HTMLHeadingElement>(null);
  // What opened the dialog goes with the row, sooner or later: readers go on at the heading, and nothing moves.
  const leaveRow = () => {
    flushSync(close);
    heading.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <section className="course-feedback" aria-labelledby={id}>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {messages.title}
        </h2>
        {course.ratings > 0 && <StarBars counts={course.starCounts} />}
        <PagedList
          list={list}
          address={address}
          name={messages.title}
          texts={messages}
          skeleton={<SaidSkeleton count={Math.min(course.ratings, PAGE_SIZE)} />}
          empty={() => (
            <EmptyState isInSection drawing="sprout" title={title} text={mayGive ? learner : text}>
              {mayGive && <Button onClick={give}>{action}</Button>}
            </EmptyState>
          )}
        >
          {(items, frame) => (
            <ul {...frame} className="said-list" aria-labelledby={id}>
              {items.map((said) => (
                <SaidRow
                  key={said.id}
                  said={said}
                  isOwn={said.creator === memberId}
                  onChange={mayGive ? give : undefined}
                  onTakeBack={() => setOpen('take back')}
                />
              ))}
            </ul>
          )}
        </PagedList>
        {open === 'change' && <FeedbackDialog course={course} onClose={close} />}
        {open === 'take back' && <TakeBack course={course} onTaken={leaveRow} onClose={close} />}
      </section>
      {(list.shown ?? list.error) && children}
    </>
  );
}

/** How many gave five stars, four, and so on, as bars with their numbers; `counts` begin with one star. */
export function StarBars({ counts }: { counts: readonly number[] }) {
  const all = counts.reduce((sum, count) => sum + count, 0);
  return (
    <ul className="star-bars gap-2-3" aria-label={messages.counted}>
      {counts
        .map((count, index) => ({ count, stars: index + 1 }))
        .toReversed()
        .map(({ count, stars }) => (
          <li key={stars}>
            <span>{messages.stars(stars)}</span>
            <span aria-hidden="true">
              <ProgressBar label={messages.stars(stars)} value={count} max={Math.max(1, all)} />
            </span>
            <span className="num">
              {messages.count(count)}
              <span className="vh"> {messages.learners(count)}</span>
            </span>
          </li>
        ))}
    </ul>
  );
}

interface SaidRowProps {
  said: SaidFeedback;
  isOwn: boolean;
  /** Absent when the learner may no longer change it. */
  onChange: (() => void) | undefined;
  onTakeBack: () => void;
}

/** What one learner said; one's own can be changed and taken back. */
export function SaidRow({ said, isOwn, onChange, onTakeBack }: SaidRowProps) {
  const { creator, author, authorAttachments, stars, text, createdAt } = said;
  return (
    <li className="said stack gap-2">
      <Byline id={creator} name={author} file={authorAttachments}>
        <Meta>
          {isOwn && <span>{messages.own}</span>}
          <time dateTime={createdAt}>{formatDate(createdAt)}</time>
        </Meta>
      </Byline>
      <Stars value={stars} />
      {text && <FoldedText>{text}</FoldedText>}
      {isOwn && (
        <div className="cluster gap-2">
          {onChange && (
            <Button variant="quiet" aria-haspopup="dialog" onClick={onChange}>
              {messages.change}
            </Button>
          )}
          <Button variant="quiet" aria-haspopup="dialog" onClick={onTakeBack}>
            {messages.takeBack}
          </Button>
        </div>
      )}
    </li>
  );
}

/** A skeleton of `count` learners' feedback. */
const SaidSkeleton = ({ count }: { count: number }) => (
  <div className="said-list">
    {Array.from({ length: count }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
      <div key={index} className="said stack gap-2">
        <div className="byline-who">
          <Skeleton shape="picture" className="avatar" />
          <Skeleton shape="line" width={30} />
        </div>
        <Skeleton shape="line" width={30} />
        <Skeleton shape="line" width={90} />
      </div>
    ))}
  </div>
);
