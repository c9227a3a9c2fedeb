import { type Community, communities } from '#contract/communities/communities.ts';
import { courses } from '#contract/courses/courses.ts';
import type { User } from '#contract/users/users.ts';
import { call } from '#web/lib/api/api.ts';
import { isOpen, keepSteps, readSteps, type StepName, type Steps, saidBy, withDone } from './steps.ts';

interface OwnCommunities {
  readonly communities: readonly Community[];
  readonly totalItems: number;
}

const none: Steps = {
  done: [],
  hidden: [],
  isUnconfirmed: false,
  isNameless: false,
  followed: -1,
  hasLooked: false,
};

/** Everyone joins the communities that are for all; a member who began one has chosen it. */
const isChosen = ({ auto_follow, isCreator }: Community) => !auto_follow || isCreator === 'true';

/**
 * Keeps which steps a member has done, by their profile. `own`: the first of their communities, at the sign-in, which
 * must not wait longer. Without it, open steps are looked up. What does not load is looked up another time.
 */
export async function findSteps(profile: User, own?: OwnCommunities): Promise<Steps> {
  const kept = readSteps(profile.id) ?? none;
  const isCounted = kept.followed === profile.communities;
  const [isJoined, isStarted] = await Promise.all([
    isOpen(kept, 'community') && !isCounted ? hasChosen(own).catch(() => undefined) : false,
    isOpen(kept, 'course') && !own ? hasCourse().catch(() => undefined) : undefined,
  ]);
  const { done, isUnconfirmed, isNameless } = saidBy(profile);
  const found: StepName[] = [...done];
  if (isJoined) found.push('community');
  if (isStarted) found.push('course');
  // Another tab may have changed it meanwhile.
  const now = readSteps(profile.id) ?? none;
  return keepSteps(
    profile.id,
    withDone(now, {
      done: found,
      isUnconfirmed,
      isNameless,
      followed: isJoined === undefined ? now.followed : profile.communities,
      hasLooked: now.hasLooked || isStarted !== undefined,
    }),
  );
}

async function hasChosen(own?: OwnCommunities): Promise<boolean> {
  const first = own ?? (await call(communities.listUserCommunities, { pageNumber: 1, pageSize: 50 }));
  if (first.communities.some(isChosen)) return true;
  // Administrators make everyone join twenty at most, so among fifty is one of the member's own.
  return own !== undefined && own.communities.length < own.totalItems ? hasChosen() : false;
}

/** Whether they take a course or made one. */
async function hasCourse(): Promise<boolean> {
  const { totalItems } = await call(courses.listUserCourses, { pageNumber: 1, pageSize: 1 });
  return totalItems > 0;
}
