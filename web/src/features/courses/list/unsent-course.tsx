import * as z from 'zod/mini';
import { UNSENT } from '#web/parts/outbox/places.ts';
import { ThingBadge } from '#web/parts/outbox/thing-badge.tsx';
import type { NewDraft } from '#web/parts/owned/owned-draft.ts';
import { standsOf } from '#web/parts/owned/owned-kind.ts';
import { useUnsent } from '#web/parts/owned/unsent-owned.ts';
import { courseKind } from '../writing/course-kind.ts';
import { CourseCard } from './course-card.tsx';

const Draft = z.object({ title: z.string(), categoryId: z.optional(z.string()) });

/** The member's own new courses that have not arrived, the last first; of one category where its id is given. */
export function useUnsentCourses(memberId: string, isShown: boolean, categoryId = ''): NewDraft[] {
  const unsent = useUnsent(courseKind, memberId);
  if (!isShown) return [];
  return unsent.filter(({ draft }) => {
    const { success, data } = Draft.safeParse(draft);
    return success && (categoryId === '' || data.categoryId === categoryId);
  });
}

/** One that has not arrived; it leads to where one sees why. */
export function UnsentCourse({ unsent }: { unsent: NewDraft }) {
  return (
    <CourseCard
      course={{ id: unsent.id, title: Draft.parse(unsent.draft).title }}
      link={{ to: UNSENT }}
      state={<ThingBadge stands={standsOf(courseKind, unsent)} />}
    />
  );
}
