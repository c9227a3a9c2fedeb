import type { ComponentType } from 'react';
import { screens } from './member-screens.ts';

/** What stands at such an address: a screen, or another address that it leads to. */
type OldAddress = { readonly path: string } & (
  | { readonly Screen: ComponentType; readonly to?: never }
  | { readonly Screen?: never; readonly to: string }
);

/** Addresses of the documents that no link leads to: who has kept one, or was sent one, arrives all the same. */
export const oldAddresses: readonly OldAddress[] = [
  // The groups that one follows have their address beside those of the community.
  { path: 'mygroups', to: '/your-groups' },
  // The current community is not named in an address: this one makes the community current, and leads to `/your-groups`.
  { path: 'your-community-group/:slug', Screen: screens.CommunityGroupsScreen },
  // An example of a group, where the documents' forms of samples led; what members make has a page of its own.
  { path: 'my-group-view-page', Screen: screens.SampleGroupScreen },
  // A group has one page, which links name `/groups/:id`.
  { path: 'your-groups/:id', Screen: screens.GroupScreen },
  { path: 'my-group-view-page/:id', Screen: screens.GroupScreen },
  // An enterprise without its id: the first of one's own; links name `/your-enterprises/:id`.
  { path: 'enterprises-view', Screen: screens.EnterpriseScreen },
  // The courses that one takes, which a purchase opens as `/mycoursepage`.
  { path: 'mycourse', Screen: screens.MyCourseScreen },
  // A course that the address does not name: those that one takes.
  { path: 'coursepage', Screen: screens.MyCourseScreen },
  // Who signs in is confirmed already: a visitor does it at `/register/verification`, a member's profile asks in a dialog.
  { path: 'verification', Screen: screens.VerificationScreen },
];
