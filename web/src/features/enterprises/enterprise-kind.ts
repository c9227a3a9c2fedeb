import { type Enterprise, EnterpriseDraft, enterprises } from '#contract/communities/enterprises.ts';
import { innerKind } from '#web/parts/circles/inner-kind.ts';
import { messages } from './messages.ts';

/** Enterprises of a community: to visit one opens its page. */
export const enterprise = innerKind<Enterprise>({
  noun: 'enterprise',
  nouns: 'enterprises',
  pages: {
    all: { list: enterprises.listEnterprises, find: enterprises.searchEnterprises },
    my: { list: enterprises.listUserEnterprises, find: enterprises.searchUserEnterprises },
  },
  routes: {
    get: enterprises.findEnterprise,
    create: 'enterprises.createEnterprise',
    update: 'enterprises.updateEnterprise',
    remove: enterprises.deleteEnterprise,
    follow: 'enterprises.followEnterprise',
  },
  addresses: { all: '/enterprises', my: '/your-enterprises' },
  at: '/your-enterprises',
  texts: messages,
  schema: EnterpriseDraft,
  more: [{ as: 'area', name: 'roles', label: messages.roles, optional: true }],
  noteOf: ({ roles }) => roles && messages.rolesOf(roles),
});
