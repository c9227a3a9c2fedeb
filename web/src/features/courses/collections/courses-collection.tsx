import { Pencil } from 'lucide-react';
import type { CourseCard as Course } from '#contract/courses/courses.ts';
import type { Collection } from '#contract/resources/collections.ts';
import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { EmptyState } from '#web/components/state/empty-state.tsx';
import { CollectionPage } from '#web/parts/collections/collection-page.tsx';
import { addressOf, placeOwn } from '#web/parts/collections/places.ts';
import { PagedList } from '#web/parts/lists/paged-list.tsx';
import type { ListAddress } from '#web/parts/lists/use-list-address.ts';
import { CourseCard, CoursesSkeleton } from '../list/course-card.tsx';
import { editAddress } from './edit-address.ts';
import { EditedCourses } from './edited-courses.tsx';
import { messages } from './messages.ts';

interface CoursesCollectionProps {
  collection: Collection;
  isCurrent: boolean;
  address: ListAddress;
  /** Whether courses are taken out of it. */
  isEdited: boolean;
}

/** One collection of courses: as cards, or to its member as rows that they may take out. */
export function CoursesCollection({ collection, isCurrent, address, isEdited }: CoursesCollectionProps) {
  const { id, title, isCreator } = collection;
  const isChanged = isEdited && isCreator === 'true';
  return (
    <CollectionPage<Course>
      collection={collection}
      isCurrent={isCurrent}
      back={backOf(collection, isChanged)}
      {...(isChanged
        ? { title: messages.editOf(title) }
        : { more: [{ icon: <Pencil />, text: messages.edit, to: editAddress(id) }] })}
    >
      {({ list, isOwn, takeOut }) => (
        <PagedList
          list={list}
          address={address}
          texts={messages}
          skeleton={<CoursesSkeleton />}
          empty={() => (
            <EmptyState drawing="sprout" {...(isOwn ? messages.empty : messages.emptyOfOther)}>
              <LinkButton to="/courses">{messages.empty.action}</LinkButton>
            </EmptyState>
          )}
        >
          {(courses, frame) =>
            isChanged ? (
              <EditedCourses courses={courses} frame={frame} takeOut={takeOut} />
            ) : (
              <section {...frame} aria-label={messages.courses}>
                <h2 className="vh">{messages.courses}</h2>
                <ul className="course-list">
                  {courses.map((course) => (
                    <CourseCard key={course.id} course={course} list={address.hrefOf(address.page)} />
                  ))}
                </ul>
              </section>
            )
          }
        </PagedList>
      )}
    </CollectionPage>
  );
}

function backOf({ id, title, isCreator }: Collection, isChanged: boolean) {
  if (isChanged) return { to: addressOf('courses', id), text: title };
  if (isCreator === 'true') return { to: placeOwn.courses, text: messages.back.mine };
  return { to: '/courses/users', text: messages.back.users };
}
