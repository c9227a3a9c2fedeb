import { Link } from 'react-router-dom';
import { type CourseRole, courses } from '#contract/courses.ts';
import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { useListed } from '#web/parts/forms/owned-list.tsx';
import { type ListAddress, useListAddress } from '#web/parts/lists/use-list-address.ts';
import { MyCollections } from '../collections/collections.tsx';
import { CoursesSkeleton } from './course-card.tsx';
import { CourseList } from './course-list.tsx';
import { messages } from './messages.ts';
import { views } from './views.ts';

/** Of a section: two of them stand on the screen. */
const PAGE_SIZE = 6;

/** The courses that the member takes, those that they made, and their collections. */
export function MyCourses({ onAdd }: { onAdd: () => void }) {
  const taken = useOwnCourses('enrolled', useListAddress({ page: 'taken', beside: ['made'] }));
  const made = useOwnCourses('created', useListAddress({ page: 'made', beside: ['taken'] }));
  const all = (
    <LinkButton variant="soft" to={views.all.to}>
      {messages.own.enrolled.action}
    </LinkButton>
  );
  const end = (
    <Link className="link" to="/admin/courses">
      {messages.own.created.all}
    </Link>
  );
  return (
    <>
      <CourseList {...taken} isHere={() => false} empty={{ ...taken.empty, children: all }} />
      <CourseList {...made} end={end} add={{ text: messages.add, onClick: onAdd }} />
      <MyCollections address={made.address} />
    </>
  );
}

function useOwnCourses(role: CourseRole, address: ListAddress) {
  const { title, failed, empty } = messages.own[role];
  return {
    ...{ title, empty, address },
    list: useListed(courses.listUserCourses, { role, pageSize: PAGE_SIZE }, address),
    texts: { ...messages, failed },
    skeleton: <CoursesSkeleton count={2} />,
  };
}
