import { courses } from '#contract/courses/courses.ts';
import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { EmptyState } from '#web/components/state/empty-state.tsx';
import { useListed } from '#web/parts/forms/owned-list.tsx';
import type { ListAddress } from '#web/parts/lists/use-list-address.ts';
import { messages as all } from '../messages.ts';
import { CourseGroup, CourseGroups, CourseGroupsSkeleton } from './course-groups.tsx';
import { CourseList } from './course-list.tsx';
import { messages, views } from './messages.ts';

interface AllCoursesProps {
  address: ListAddress;
  /** The category that filters the list. */
  category: string | undefined;
  /** Whether there is no such category. */
  isUnknown: boolean;
  onAdd: () => void;
}

/** All courses under their categories, or those of one, page by page. */
export function AllCourses({ address, category, isUnknown, onAdd }: AllCoursesProps) {
  const { search, filter } = address;
  const list = useListed(courses.listCourses, { ...(filter && { category: filter }) }, address);
  const isNone = list.shown?.items.length === 0 && isUnknown && !search;
  if (list.error?.code === 'category.unknown' || isNone) return <NoSuchCategory />;
  const hrefOf = filter === '' ? (id: string) => address.hrefWith({ filter: id }) : undefined;
  const title = category ?? all.title;
  return (
    <CourseList
      isScreen
      title={title}
      list={list}
      address={address}
      texts={messages}
      empty={messages.empty}
      add={{ text: messages.add, onClick: onAdd }}
      {...(category && inCategory(category))}
      isHere={({ categoryId }) => filter === '' || categoryId === filter}
      skeleton={<CourseGroupsSkeleton isFlat={filter !== ''} />}
      around={({ first, items, cardOf, frame }) => {
        const onTheirWay = first.length > 0 && <CourseGroup title={messages.unsent}>{first}</CourseGroup>;
        if (!frame) return onTheirWay;
        return (
          <section {...frame} aria-label={title}>
            {onTheirWay}
            <CourseGroups courses={items} cardOf={cardOf} hrefOf={hrefOf} />
          </section>
        );
      }}
    />
  );
}

/** Why a category is empty, and what to do next. */
function inCategory(category: string) {
  const { nothing, nothingIn } = messages;
  return {
    texts: {
      ...messages,
      nothing: {
        title: nothing.title,
        action: nothing.everywhere,
        text: (search: string) => nothing.textIn(search, category),
      },
    },
    elsewhere: (search: string) => `${views.all.to}?${new URLSearchParams({ search })}`,
    empty: {
      title: nothingIn.title(category),
      text: nothingIn.text,
      children: (
        <LinkButton variant="soft" to={views.all.to}>
          {nothingIn.action}
        </LinkButton>
      ),
    },
  };
}

/** The address asks for a missing category. */
function NoSuchCategory() {
  const { title, text, action } = messages.noCategory;
  return (
    <EmptyState drawing="scarecrow" title={title} text={text}>
      <LinkButton to={views.all.to}>{action}</LinkButton>
    </EmptyState>
  );
}
