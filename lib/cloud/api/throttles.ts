import type { Route } from '#contract/route.ts';
import type { Contract } from '../functions/entries.ts';

/**
 * Requests a second, of all members together: of the stage as much as an account has. Any less, and one member among many could be
 * refused below the 50 requests a second that everyone is promised.
 */
export const stageThrottle = { rateLimit: 10_000, burstLimit: 5_000 };

/**
 * Of a row that may cost over 30 units (`docs/access-patterns.md`): at the stage's rate one of them alone would ask the table for
 * fourteen times the 40,000 units a second that an account gives it. This leaves others nearly half, and eight members all
 * that they are promised.
 */
const DEAR = { ThrottlingRateLimit: 400, ThrottlingBurstLimit: 800 };

const dear = new Set([
  'POST /api/communities/add',
  'DELETE /api/communities/{id}',
  'DELETE /api/categories/{id}',
  'DELETE /api/groups/{id}/community/{communityId}',
  'DELETE /api/enterprises/{id}/community/{communityId}',
  'DELETE /api/news/{id}/community/{communityId}',
  'POST /api/resources/add',
  'PUT /api/resources/{id}',
  'DELETE /api/resources/{id}',
  'PUT /api/courses/{id}',
  'DELETE /api/courses/{id}',
  'GET /api/events',
]);

const keyOf = ({ method, path }: Route) => `${method} ${path}`;

/** What the stage is told of single rows: those that are dear. */
export function routeSettings(contract: Contract): Record<string, typeof DEAR> {
  const keys = Object.values(contract).flatMap((routes) => Object.values(routes).map(keyOf));
  return Object.fromEntries(keys.filter((key) => dear.has(key)).map((key) => [key, DEAR]));
}
