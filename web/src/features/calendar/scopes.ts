import { messages } from './messages.ts';

/**
 * Whose events a calendar shows: the member's own, or those of the circles that they follow in the current community.
 */
export type Scope = 'my' | 'enterprises' | 'groups';

/** Where each calendar is, in the order of its tabs. */
export const scopes: Readonly<Record<Scope, { readonly to: string; readonly text: string }>> = {
  my: { to: '/calendar/my-events', text: messages.scopes.my },
  enterprises: { to: '/calendar/enterprise-events', text: messages.scopes.enterprises },
  groups: { to: '/calendar/groups-events', text: messages.scopes.groups },
};
