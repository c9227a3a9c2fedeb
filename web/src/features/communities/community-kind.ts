import { type Community, CommunityDraft, communities } from '#contract/communities/communities.ts';
import { notifyGone } from '#web/lib/api/community-gone.ts';
import { coverFor } from '#web/lib/art.ts';
import { contentUrl } from '#web/lib/config.ts';
import { getSession, storeCommunity } from '#web/lib/session/session.ts';
import { aboutFields, type CircleKind, circleLists } from '#web/parts/circles/circle-kind.ts';
import { messages as circles } from '#web/parts/circles/messages.ts';
import { visitCommunity } from './api.ts';
import { CommunityMenu } from './community-menu.tsx';
import { messages } from './messages.ts';

const { listCommunities, searchCommunities, listUserCommunities, searchUserCommunities } = communities;
const at = {
  routes: {
    get: communities.getCommunity,
    create: 'communities.createCommunity',
    update: 'communities.updateCommunity',
    remove: communities.deleteCommunity,
    follow: 'communities.followCommunity',
  },
  addresses: { all: '/community-switching/all-communities', my: '/community-switching/my-communities' },
} as const;
const lists = circleLists<Community, 'communities'>({
  ...at,
  key: 'communities',
  named: 'name',
  pages: {
    all: { list: listCommunities, find: searchCommunities },
    my: { list: listUserCommunities, find: searchUserCommunities },
  },
});

/** Communities: to visit one makes it the current one. */
export const community: CircleKind<Community> = {
  ...at,
  ...lists,
  noun: 'community',
  nouns: 'communities',
  nameOf: ({ name }) => name,
  forget(id) {
    lists.forget(id);
    notifyGone(id);
  },
  fileIn: ({ attachment }) => attachment,
  fileField: 'community',
  pictureOf: (item, address = contentUrl) => ({
    src: item?.attachment && address('community', item.attachment),
    fallback: coverFor(item?.id ?? ''),
    width: 800,
    height: 400,
  }),
  isMineFirst: true,
  texts: messages,
  schema: CommunityDraft,
  fields: [
    { as: 'text', name: 'name', label: messages.name },
    ...aboutFields,
    { as: 'file', label: circles.form.image },
    { as: 'check', name: 'auto_follow', label: messages.autoFollow, hint: messages.autoFollowHint },
  ],

  noteOf: ({ reportsCount }) => (reportsCount ? messages.reportsWait(reportsCount) : undefined),
  Others: CommunityMenu,
  mutedOn: 'community',
  reportsOf: ({ slug }) => `/reports/${slug}`,
  isCurrent: ({ id }) => getSession().community?.id === id,
  async visit({ id }) {
    await visitCommunity(id);
    return '/news';
  },
  onChanged(item) {
    if (community.isCurrent?.(item)) storeCommunity(item);
  },
};
