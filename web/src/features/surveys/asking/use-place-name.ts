import { communities } from '#contract/communities/communities.ts';
import { enterprises } from '#contract/communities/enterprises.ts';
import { groups } from '#contract/communities/groups.ts';
import { courses } from '#contract/courses/courses.ts';
import { useApi } from '#web/lib/api/replies.tsx';
import type { Place } from './survey-draft.ts';

/** What a place is called; undefined while it loads, or where it did not. */
export function usePlaceName({ on, id }: Place): string | undefined {
  const asked = (kind: Place['on']) => (on === kind ? { id } : null);
  const community = useApi(communities.getCommunity, asked('community'), true);
  const group = useApi(groups.findGroup, asked('group'), true);
  const enterprise = useApi(enterprises.findEnterprise, asked('enterprise'), true);
  const course = useApi(courses.getCourse, asked('course'), true);
  return community.data?.name ?? (group.data ?? enterprise.data ?? course.data)?.title;
}
