import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { type CourseCard, courses } from '#contract/courses/courses.ts';
import { isShown } from '#contract/fields/hidden.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { Badge } from '#web/components/content/badge.tsx';
import { HiddenRow } from '#web/components/content/hidden-note.tsx';
import { Meta } from '#web/components/content/meta.tsx';
import { EmptyState } from '#web/components/state/empty-state.tsx';
import { lazyPart } from '#web/components/state/lazy-part.tsx';
import { ProgressBar } from '#web/components/state/progress-bar.tsx';
import { Skeleton } from '#web/components/state/skeleton.tsx';
import { useIsBack } from '#web/lib/use-is-back.ts';
import { PagedList } from '#web/parts/lists/paged-list.tsx';
import { useListAddress } from '#web/parts/lists/use-list-address.ts';
import { usePage } from '#web/parts/lists/use-page.ts';
import { messages as all } from '../messages.ts';
import { messages } from './messages.ts';
import { progressOf } from './progress-of.ts';
import './reports.css';

const TestResults = lazyPart(async () => (await import('./test-results.tsx')).TestResults);

const { reports, results } = messages;
const tones = { new: 'plain', going: 'primary', done: 'success' } as const;

/** Each course that the member takes, with their progress; the last joined first. */
export function Reports() {
  const address = useListAddress();
  const list = usePage(
    { route: courses.listUserCourses, key: 'data', input: { role: 'enrolled' } },
    address,
    useIsBack(),
  );
  return (
    <PagedList
      list={list}
      address={address}
      texts={reports}
      skeleton={<ReportsSkeleton />}
      empty={() => (
        <EmptyState drawing="sprout" title={reports.empty} text={reports.emptyText}>
          <LinkButton variant="primary" to="/courses">
            {reports.toCourses}
          </LinkButton>
        </EmptyState>
      )}
    >
      {(items, frame) => (
        <ul {...frame} className="reports" aria-label={reports.list}>
          {items.map((course) =>
            isShown(course) ? (
              <Report key={course.id} course={course} />
            ) : (
              <HiddenRow key={course.id} text={all.takenHidden} />
            ),
          )}
        </ul>
      )}
    </PagedList>
  );
}

function Report({ course }: { course: CourseCard }) {
  const { id, title } = course;
  const { state, done, all: lessons, percent } = progressOf(course);
  const words = all.progress(done, lessons);
  return (
    <li className="report linked">
      <h2 className="text-lg">
        <Link className="linked-by" to={`/course/${id}`}>
          {title}
        </Link>
      </h2>
      <Badge tone={tones[state]}>{messages.states[state]}</Badge>
      {lessons > 0 && <ProgressBar label={all.progressOf(title)} value={done} max={lessons} words={words} />}
      <Meta>
        <span>{lessons > 0 ? words : all.lessons(0)}</span>
        {lessons > 0 && <span>{all.percent(percent)}</span>}
      </Meta>
      {lessons > 0 && <Results course={course} />}
    </li>
  );
}

/** Opens the test results of a course, which are loaded with the press. */
function Results({ course }: { course: CourseCard }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="test-results">
      <Button
        variant="plain"
        small
        className="test-results-button"
        icon={<ChevronDown />}
        aria-label={results.of(course.title)}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {results.title}
      </Button>
      {isOpen && (
        <div id={id}>
          <TestResults courseId={course.id} onClose={() => setOpen(false)} />
        </div>
      )}
    </div>
  );
}

/** A skeleton the size of reports. */
const ReportsSkeleton = () => (
  <ul className="reports">
    {[1, 2, 3].map((row) => (
      <li key={row} className="report">
        <Skeleton shape="title" width={70} />
        <Skeleton shape="line" width={90} />
        <Skeleton shape="line" width={50} />
      </li>
    ))}
  </ul>
);
