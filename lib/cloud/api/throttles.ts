import type { Route } from '#contract/route.ts';
import { methodsOf } from '#lib/methods-of.ts';
import type { Contract } from '../functions/entries.ts';

/**
 * Requests a second of all members together: the stage gets the account's whole quota. With less, members could be
 * refused below the 50 requests a second that each is promised.
 */
export const stageThrottle = { rateLimit: 10_000, burstLimit: 5_000 };

/**
 * For a row that may cost over 30 units (`docs/access-patterns.md`): at the stage's rate, one such row could ask for
 * fourteen times the 40,000 units a second that an account gives the table. This limit leaves nearly half of them to
 * other rows, and serves eight members at the full rate they are promised.
 */
const DEAR = { ThrottlingRateLimit: 400, ThrottlingBurstLimit: 800 };

/** For one that may cost over 60 units: five members at that rate. What costs 100 leaves a third of the table. */
const DEAREST = { ThrottlingRateLimit: 250, ThrottlingBurstLimit: 500 };

/**
 * For a public row, which nobody has to sign in for: more than all who look at certificates ask for, or 360,000
 * calendars that are read once an hour. Most cost a few units; the calendar of somebody who follows very much is 150,
 * so that these take 15,000 of the 40,000 at most. What is too much waits, and the members' rows do not.
 */
const OPEN = { ThrottlingRateLimit: 100, ThrottlingBurstLimit: 200 };

const dear = new Set([
  'POST /api/communities/add',
  'DELETE /api/communities/{id}',
  'DELETE /api/categories/{id}',
  'DELETE /api/groups/{id}/community/{communityId}',
  'DELETE /api/enterprises/{id}/community/{communityId}',
  'DELETE /api/news/{id}/community/{communityId}',
  'POST /api/posts/add',
  'POST /api/resources/add',
  'PUT /api/resources/{id}',
  'DELETE /api/resources/{id}',
  'PUT /api/courses/{id}',
  'GET /api/events',
  'PUT /api/events/{id}',
  'DELETE /api/events/{id}',
  'DELETE /api/surveys/{id}',
]);

const dearest = new Set([
  'DELETE /api/courses/{id}',
  'DELETE /api/posts/{id}',
  'POST /api/events/add',
  'POST /api/lessons/{id}/copy',
  'POST /api/reports/add',
  'PUT /api/reports/{on}/{id}',
]);

/**
 * Rows whose writes change an item that many members change. Under a storm each call waits up to seven seconds for its
 * turn (decision 53), so that without a limit of its own such a row could fill the account's concurrent executions.
 */
const contended = new Set([
  'POST /api/communities-users/follow',
  'POST /api/groups-users/follow',
  'POST /api/enterprises-users/follow',
  'POST /api/enrolls/add',
  'PUT /api/enrolls',
  'POST /api/courses/views',
  'POST /api/courses/{id}/feedback',
  'POST /api/surveys/{id}/answers',
]);

const keyOf = ({ method, path }: Pick<Route, 'method' | 'path'>) => `${method} ${path}`;

/** Whether the row's function is limited to the setting `reservedConcurrency`. */
export const isContended = (route: Pick<Route, 'method' | 'path'>): boolean => contended.has(keyOf(route));

/** The stage's settings of single rows: throttles for the expensive ones, and for the public ones. */
export function routeSettings(contract: Contract): Record<string, typeof DEAR> {
  const rows = Object.values(contract).flatMap((routes) => Object.values(routes));
  return Object.fromEntries(
    rows.flatMap((route) => {
      const throttle = throttleOf(route);
      if (!throttle) return [];
      return methodsOf(route).map((method) => [`${method} ${route.path}`, throttle]);
    }),
  );
}

function throttleOf(route: Route): typeof DEAR | undefined {
  if (route.access === 'public') return OPEN;
  const key = keyOf(route);
  return dearest.has(key) ? DEAREST : dear.has(key) ? DEAR : undefined;
}
