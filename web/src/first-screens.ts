import type { Enterprise } from '#contract/communities/enterprises.ts';
import type { Group } from '#contract/communities/groups.ts';
import type { CourseCard } from '#contract/courses/courses.ts';
import { smallestOf } from '#contract/fields/small-picture.ts';
import type { Lesson } from '#contract/lessons/lessons.ts';
import type { NewsCard } from '#contract/news/news.ts';
import type { ResourceCard } from '#contract/resources/resources.ts';

/** What an address shows first. Nothing here imports a module of a screen: each is a chunk of its own. */
export interface FirstScreen {
  readonly fetch: () => Promise<unknown>;
  /**
   * The first request of the screen, exactly as it sends it, so that its reply arrives beside the code. `id` is the
   * address's, `communityId` the current community's.
   */
  readonly asks?: (id: string, communityId: string) => string;
  /** Folder and name on the content host of the picture that is shown of a thing in its reply; `place` is from 0. */
  picture?(thing: object, place: number): readonly [folder: string, name: string | undefined];
}

const small = (name: string | undefined) => name && smallestOf(name);

/** Of a list the first is shown large. */
const ofNews = ({ _attachments: cover, photo }: NewsCard, place: number) => {
  const name = cover ?? photo?.name;
  return [cover ? 'news' : 'img', place === 0 ? name : small(name)] as const;
};
const ofCourse = ({ thumbnail }: CourseCard) => ['thumbnail', thumbnail] as const;
const ofLesson = ({ cover }: Lesson) => ['coverImg', cover?.name] as const;
const ofResource = ({ thumbnail }: ResourceCard) => ['thumbnail', small(thumbnail?.name)] as const;
const of =
  (noun: 'group' | 'enterprise', shown = small) =>
  ({ communityId, filename }: Group | Enterprise) =>
    [`${noun}/${communityId}`, shown(filename)] as const;
/** A page shows it large. */
const whole = (name: string | undefined) => name;

const communities = () => import('./screens/circles/communities-screen.tsx');
const profile = () => import('./screens/members/profile-screen.tsx');
const members = () => import('./screens/members/members-screen.tsx');
const courses = () => import('./screens/courses/courses-screen.tsx');
const groups = () => import('./screens/circles/groups-screen.tsx');
const enterprises = () => import('./screens/circles/enterprises-screen.tsx');
const library = () => import('./screens/library/library-screen.tsx');

const mine = () => '/api/users/profile';
/** `2026-11`, of the device's day. */
const month = () => {
  const now = new Date();
  return `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}`;
};

/** By address, the first that fits; `:` stands for the id, `*` for anything else within a segment. */
export const firstScreens: Readonly<Record<string, FirstScreen>> = {
  '/news': {
    fetch: () => import('./screens/news/news-screen.tsx'),
    asks: (_, communityId) => `/api/news/community/${communityId}?pageNumber=1`,
    picture: ofNews,
  },
  '/news/add': { fetch: () => import('./screens/news/news-editor-screen.tsx') },
  '/news/edit/:': { fetch: () => import('./screens/news/news-edit-screen.tsx') },
  '/news/topics': {
    fetch: () => import('./screens/news/topics-screen.tsx'),
    asks: () => '/api/courses/categories',
  },
  '/news/:': {
    fetch: () => import('./screens/news/news-view-screen.tsx'),
    asks: (id, communityId) => `/api/news/${id}/community/${communityId}`,
    picture: ofNews,
  },
  '/dashboard': { fetch: () => import('./screens/dashboard-screen.tsx'), asks: mine },
  '/myprofile': { fetch: profile, asks: mine },
  '/members/profile/:': { fetch: profile, asks: (id) => `/api/users/profile/${id}` },
  '/members': {
    fetch: members,
    // As `breakpoints.members`, of which the entry would make a file of its own.
    asks: (_, communityId) =>
      `/api/communities-users/community/${communityId}?pageNumber=1&pageSize=${matchMedia('(48rem<width<89.9375rem)').matches ? 9 : 8}`,
  },
  '/community-members/:': { fetch: members },
  '/community-switching': { fetch: communities, asks: () => '/api/communities/user?pageNumber=1' },
  '/community-switching/all-communities': { fetch: communities },
  '/community-switching/my-communities': { fetch: communities },
  '/courses': { fetch: courses, asks: () => '/api/courses?pageNumber=1', picture: ofCourse },
  '/courses/my-courses': {
    fetch: courses,
    asks: () => '/api/courses/user?role=enrolled&pageSize=6&pageNumber=1',
    picture: ofCourse,
  },
  '/course/:': {
    fetch: () => import('./screens/courses/course-screen.tsx'),
    asks: (id) => `/api/courses/${id}`,
    picture: ofCourse,
  },
  '/lesson/:': {
    fetch: () => import('./screens/courses/lesson-screen.tsx'),
    asks: (id) => `/api/lessons/${id}`,
    picture: ofLesson,
  },
  '/test-*/:/*': {
    fetch: () =>
      Promise.all([
        import('./screens/courses/test-screen.tsx'),
        import('./features/quizzes/results/review.tsx'),
      ]),
    asks: (id) => `/api/user_tests/${id}`,
  },
  '/groups': {
    fetch: groups,
    asks: (_, communityId) => `/api/groups/community/${communityId}?pageNumber=1`,
    picture: of('group'),
  },
  '/your-groups': {
    fetch: groups,
    asks: (_, communityId) => `/api/groups/community/${communityId}/user?pageNumber=1`,
    picture: of('group'),
  },
  '/groups/:': {
    fetch: () => import('./screens/circles/group-screen.tsx'),
    asks: (id) => `/api/groups/${id}`,
    picture: of('group', whole),
  },
  '/enterprises': {
    fetch: enterprises,
    asks: (_, communityId) => `/api/enterprises/community/${communityId}?pageNumber=1`,
    picture: of('enterprise'),
  },
  '/your-enterprises': {
    fetch: enterprises,
    asks: (_, communityId) => `/api/enterprises/community/${communityId}/user?pageNumber=1`,
    picture: of('enterprise'),
  },
  '/your-enterprises/:': {
    fetch: () => import('./screens/circles/enterprise-screen.tsx'),
    asks: (id) => `/api/enterprises/${id}`,
    picture: of('enterprise', whole),
  },
  '/library': {
    fetch: library,
    asks: () => '/api/resources?category=articles&pageSize=4&pageNumber=1',
    picture: ofResource,
  },
  '/library/collection': {
    fetch: library,
    asks: () => '/api/resources/user?pageSize=4&pageNumber=1',
    picture: ofResource,
  },
  '/library/:': {
    fetch: () => import('./screens/library/resource-screen.tsx'),
    asks: (id) => `/api/resources/${id}`,
  },
  '/calendar/my-events': {
    fetch: () => import('./screens/calendar-screen.tsx'),
    asks: () => `/api/events?scope=my&month=${month()}`,
  },
};
