import type { ReactElement } from 'react';
import { matchRoutes, Navigate, type RouteObject } from 'react-router-dom';
import { GuestOnly } from './guest-only.tsx';
import { FOR_MEMBERS, MemberRoutes, routes } from './routes.tsx';

/**
 * Fetches the screen that an address shows or redirects to, so that it is there at once; answers whether it is. A
 * failed one is asked for again when it is shown.
 */
export async function fetchScreen(pathname: string, isMember: boolean): Promise<boolean> {
  const found = routesAt(pathname, routes);
  const matched =
    elementOf(found.at(-1))?.type === MemberRoutes ? await membersAt(pathname, isMember) : found;
  const onward = matched.map((route) => onwardFrom(route, isMember)).find((to) => to !== undefined);
  if (onward !== undefined) return fetchScreen(onward, isMember);
  const { fetch } = Object(elementOf(matched.at(-1))?.type) as { fetch?: () => Promise<boolean> };
  return (await fetch?.()) === true;
}

/** Of the members' addresses, which are fetched with it; none where they do not come. */
async function membersAt(pathname: string, isMember: boolean): Promise<RouteObject[]> {
  await MemberRoutes.fetch();
  const table = await import('./member-routes.tsx').catch(() => undefined);
  return table ? routesAt(pathname, table.memberRoutes(pathname, isMember)) : [];
}

const routesAt = (pathname: string, table: RouteObject[]): RouteObject[] =>
  (matchRoutes(table, pathname) ?? []).map(({ route }) => route);

const elementOf = (route: RouteObject | undefined) => route?.element as ReactElement | undefined;

/** Where a route redirects to. */
function onwardFrom(route: RouteObject, isMember: boolean): string | undefined {
  const { type, props } = elementOf(route) ?? {};
  const { to, next } = (props ?? {}) as { to?: string; next?: string };
  if (type === Navigate) return to;
  if (type === GuestOnly && isMember) return next;
  return route.handle === FOR_MEMBERS && !isMember ? '/login' : undefined;
}
