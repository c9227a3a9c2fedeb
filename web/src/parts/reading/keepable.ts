import { messages } from './messages.ts';

/** A reply's place in the site, for the list of what is on the device. */
export interface KeptPage {
  readonly to: string;
  readonly title: string;
}

interface Asked {
  readonly id?: string;
  readonly communityId?: string;
  readonly pageNumber?: number;
  readonly category?: string;
  readonly search?: string;
  readonly scope?: string;
}

interface Keepable {
  /** Where it can be read by itself; undefined for a further page, or where its screen shows more than it. */
  readonly page?: (asked: Asked, data: Titled) => KeptPage | undefined;
  /** Whether screens show it besides what they are about: then its age says nothing of them. */
  readonly isBeside?: true;
  /** The reply without what the device need not know of others; undefined is not kept. */
  readonly part?: (data: never, member: string) => unknown;
}

interface Titled {
  readonly title?: unknown;
  readonly name?: unknown;
  readonly results?: { readonly name?: unknown };
}

const isFirst = ({ pageNumber = 1, category, scope = 'my' }: Asked, isFiltered = false) =>
  pageNumber === 1 && (isFiltered || category === undefined) && scope === 'my';

const place = (to: string, title: string, isFiltered = false): Keepable => ({
  page: (asked) => (isFirst(asked, isFiltered) ? { to, title } : undefined),
});

const one = (toOf: (asked: Asked) => string): Keepable => ({
  page: (asked, { title, name, results }) => {
    const known = title ?? name ?? results?.name;
    return typeof known === 'string' ? { to: toOf(asked), title: known } : undefined;
  },
});

interface Viewed {
  readonly course_views: readonly { readonly userId: string }[];
}

interface Asking {
  readonly questions?: readonly { readonly answer?: unknown }[];
  readonly data?: readonly Asking[];
}

const hasRightAnswer = ({ questions = [], data = [] }: Asking): boolean =>
  questions.some(({ answer }) => answer !== undefined) || data.some(hasRightAnswer);

/** A reply with a right answer is its teacher's, and never on a device: others may learn on it. */
const withoutAnswers: Keepable = {
  isBeside: true,
  part: (data: Asking) => (hasRightAnswer(data) ? undefined : data),
};

/**
 * All that the device keeps, by its path: what members read. What teachers see of tests and learners is not in it, nor
 * are searches.
 */
const keepable: Readonly<Record<string, Keepable>> = {
  '/api/news/community/{communityId}': place('/news', messages.places.news),
  '/api/news/{id}/community/{communityId}': one(
    ({ id, communityId }) => `/news/${id}?${new URLSearchParams({ community: communityId ?? '' })}`,
  ),
  '/api/communities': place('/community-switching/all-communities', messages.places.communities),
  '/api/communities/user': place('/community-switching/my-communities', messages.places.ownCommunities),
  '/api/communities/{id}': {},
  '/api/communities-users/community/{communityId}': place('/members', messages.places.members),
  '/api/resources': place('/library', messages.places.library, true),
  '/api/resources/{id}': one(({ id }) => `/library/${id}`),
  '/api/collections': { isBeside: true },
  '/api/collections/{id}': one(({ id }) => `/mylibrary/${id}`),
  '/api/courses': place('/courses', messages.places.courses),
  '/api/courses/user': place('/courses/my-courses', messages.places.ownCourses),
  '/api/courses/categories': { isBeside: true },
  '/api/courses/{id}': {
    ...one(({ id }) => `/course/${id}`),
    // The screen shows how many have seen it, and not who.
    part: ({ course_views, ...course }: Viewed, member) => ({
      ...course,
      course_views: course_views.filter(({ userId }) => userId === member),
    }),
  },
  '/api/courses/{id}/feedback': { isBeside: true },
  '/api/posts/{in}/{id}': { isBeside: true },
  '/api/posts/{id}': { isBeside: true },
  '/api/replies/{on}/{id}': { isBeside: true },
  '/api/lessons/course/{courseId}': {},
  '/api/lessons/{id}': one(({ id }) => `/lesson/${id}`),
  // So that a test can be taken without a connection.
  '/api/tests/lesson/{lessonId}': withoutAnswers,
  '/api/user_tests/{id}': withoutAnswers,
  '/api/user_tests/lesson/{lessonId}': { isBeside: true },
  '/api/groups/community/{communityId}': place('/groups', messages.places.groups),
  '/api/groups/community/{communityId}/user': place('/your-groups', messages.places.ownGroups),
  '/api/groups/{id}': one(({ id }) => `/groups/${id}`),
  '/api/groups/{id}/community/{communityId}': one(({ id }) => `/groups/${id}`),
  '/api/enterprises/community/{communityId}': place('/enterprises', messages.places.enterprises),
  '/api/enterprises/community/{communityId}/user': place('/your-enterprises', messages.places.ownEnterprises),
  '/api/enterprises/{id}': one(({ id }) => `/your-enterprises/${id}`),
  '/api/enterprises/{id}/community/{communityId}': one(({ id }) => `/your-enterprises/${id}`),
  '/api/events': { ...place('/calendar/my-events', messages.places.calendar), isBeside: true },
  '/api/chats': place('/messenger', messages.places.messenger),
  '/api/chats/{id}': { isBeside: true },
  '/api/achievements': place('/achievements', messages.places.achievements),
  '/api/notices': { isBeside: true },
  '/api/surveys': {
    page: ({ scope, pageNumber }) =>
      scope === 'open' && pageNumber === 1 ? { to: '/mysurvey', title: messages.places.surveys } : undefined,
  },
  '/api/surveys/{id}': one(({ id }) => `/surveys/${id}`),
  // It says itself how old it is.
  '/api/users/today': { isBeside: true },
  '/api/users/profile': {
    page: () => ({ to: '/myProfile', title: messages.places.profile }),
    isBeside: true,
  },
  '/api/users/profile/{id}': one(({ id }) => `/profile/${id}`),
};

export const keepablePaths = Object.keys(keepable);

export type KeptKey = readonly [path: string, input: unknown, member: string | undefined];

/** How a reply is kept; undefined for one that is not. */
export const keepableOf = ([path, input]: KeptKey): Keepable | undefined =>
  (input as Asked).search ? undefined : keepable[path];

/** Where a kept reply can be read, in the current community. */
export function pageOf(key: KeptKey, data: unknown, communityId: string | undefined): KeptPage | undefined {
  const asked = key[1] as Asked;
  const page = keepableOf(key)?.page?.(asked, data as Titled);
  const isElsewhere = asked.communityId !== undefined && asked.communityId !== communityId;
  // A place is that of the current community.
  return page && isElsewhere && asked.id === undefined ? undefined : page;
}
