import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type CourseRole, courses } from '#contract/courses.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { EmptyState } from '#web/components/state/empty-state.tsx';
import { useSession } from '#web/lib/session/session.ts';
import { useIsBack } from '#web/lib/use-is-back.ts';
import { ListSection } from '#web/parts/lists/list-section.tsx';
import { type ListAddress, useListAddress } from '#web/parts/lists/use-list-address.ts';
import { usePage } from '#web/parts/lists/use-page.ts';
import { MyCollections } from '../collections/my-collections.tsx';
import { CoursesSkeleton } from './course-card.tsx';
import { ListedCourse } from './listed-course.tsx';
import { messages } from './messages.ts';
import { UnsentCourse, useUnsentCourses } from './unsent-course.tsx';
import { views } from './views.ts';

/** Of a section: two of them stand on the screen. */
const PAGE_SIZE = 6;

/** The courses that the member takes, those that they made, and their collections. */
export function MyCourses({ onAdd }: { onAdd: () => void }) {
  const memberId = useSession().user?.id ?? '';
  const taken = useListAddress({ page: 'taken', beside: ['made'] });
  const made = useListAddress({ page: 'made', beside: ['taken'] });
  const unsent = useUnsentCourses(memberId, made.search === '' && made.page === 1);
  return (
    <>
      <OwnCourses
        of="enrolled"
        texts={messages.taken}
        address={taken}
        empty={
          <LinkButton variant="soft" to={views.all.to}>
            {messages.taken.empty.action}
          </LinkButton>
        }
      />
      <OwnCourses
        of="created"
        texts={messages.made}
        address={made}
        end={
          <Link className="link" to="/admin/courses">
            {messages.made.all}
          </Link>
        }
        first={unsent.map((each) => <UnsentCourse key={each.id} unsent={each} />)}
        empty={
          <Button variant="soft" onClick={onAdd}>
            {messages.add}
          </Button>
        }
      />
      <MyCollections address={made} />
    </>
  );
}

interface OwnCoursesProps {
  of: CourseRole;
  texts: {
    readonly title: string;
    readonly failed: string;
    readonly empty: { readonly title: string; readonly text: string };
  };
  address: ListAddress;
  end?: ReactNode;
  first?: readonly ReactNode[];
  /** What to do where there are none. */
  empty: ReactNode;
}

function OwnCourses({ of: role, texts, address, end, first = [], empty }: OwnCoursesProps) {
  const memberId = useSession().user?.id ?? '';
  const { search } = address;
  const input = { role, pageSize: PAGE_SIZE, ...(search && { search }) };
  const list = usePage({ route: courses.listUserCourses, key: 'data', input }, address, useIsBack());
  return (
    <ListSection
      title={texts.title}
      list={list}
      address={address}
      texts={{ ...messages, failed: texts.failed }}
      end={end}
      first={first}
      skeleton={<CoursesSkeleton count={2} />}
      className="course-list"
      empty={
        <EmptyState isInSection drawing="sprout" {...texts.empty}>
          {empty}
        </EmptyState>
      }
    >
      {(course) => (
        <ListedCourse
          key={course.id}
          course={course}
          list={address.hrefOf(address.page)}
          memberId={memberId}
        />
      )}
    </ListSection>
  );
}
