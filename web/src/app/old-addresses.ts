import type { ComponentType } from 'react';
import { screens } from './member-screens.ts';

/** A screen, or the address that it redirects to. */
type OldAddress = { readonly path: string } & (
  | { readonly Screen: ComponentType; readonly to?: never }
  | { readonly Screen?: never; readonly to: string }
);

/** Addresses of the documents that no link leads to: a kept or shared one still arrives. */
export const oldAddresses: readonly OldAddress[] = [
  // The groups that one follows have their address beside those of the community.
  { path: 'mygroups', to: '/your-groups' },
  // An address does not name the current community: this one makes it current, and leads to `/your-groups`.
  { path: 'your-community-group/:slug', Screen: screens.CommunityGroupsScreen },
  // A group that the address does not name: those that one follows.
  { path: 'my-group-view-page', to: '/your-groups' },
  // A group has one page; links use `/groups/:id`.
  { path: 'your-groups/:id', Screen: screens.GroupScreen },
  { path: 'my-group-view-page/:id', Screen: screens.GroupScreen },
  // An enterprise without its id: the first of the member's own; links use `/your-enterprises/:id`.
  { path: 'enterprises-view', Screen: screens.EnterpriseScreen },
  // The courses that one takes, which a purchase opens as `/mycoursepage`.
  { path: 'mycourse', Screen: screens.MyCourseScreen },
  // A course that the address does not name: those that one takes.
  { path: 'coursepage', Screen: screens.MyCourseScreen },
  // A member is confirmed already: a visitor does it at `/register/verification`, a profile asks in a dialog.
  { path: 'verification', Screen: screens.VerificationScreen },
];
