import type { ReactElement } from 'react';
import { matchRoutes, Navigate } from 'react-router-dom';
import { GuestOnly } from './guest-only.tsx';
import { MemberArea } from './member-area.tsx';
import { routesFor } from './routes.tsx';

/**
 * Fetches the screen that an address shows or leads on to, so that it stands at once when it is shown. One that does not
 * come is asked for again then.
 */
export async function fetchScreen(pathname: string, isMember: boolean): Promise<void> {
  const matches = matchRoutes(routesFor(pathname, isMember), pathname) ?? [];
  const elements = matches.map(({ route }) => route.element as ReactElement);
  const onward = elements.map((element) => onwardFrom(element, isMember)).find((to) => to !== undefined);
  if (onward !== undefined) return fetchScreen(onward, isMember);
  const { fetch } = Object(elements.at(-1)?.type) as { fetch?: () => Promise<void> };
  await fetch?.();
}

/** Where an element sends whoever comes to it. */
function onwardFrom({ type, props }: ReactElement, isMember: boolean): string | undefined {
  const { to, next } = props as { to?: string; next?: string };
  if (type === Navigate) return to;
  if (type === GuestOnly && isMember) return next;
  return type === MemberArea && !isMember ? '/login' : undefined;
}
