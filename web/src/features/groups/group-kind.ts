import { type Group, GroupDraft, groups } from '#contract/communities/groups.ts';
import { innerKind } from '#web/parts/circles/inner-kind.ts';
import { messages } from './messages.ts';

/** Groups of a community: to visit one opens its page. */
export const group = innerKind<Group>({
  noun: 'group',
  nouns: 'groups',
  pages: {
    all: { list: groups.listGroups, find: groups.searchGroups },
    my: { list: groups.listUserGroups, find: groups.searchUserGroups },
  },
  routes: {
    get: groups.findGroup,
    create: 'groups.createGroup',
    update: 'groups.updateGroup',
    remove: groups.deleteGroup,
    follow: 'groups.followGroup',
  },
  addresses: { all: '/groups', my: '/your-groups' },
  at: '/groups',
  texts: messages,
  schema: GroupDraft,
});
