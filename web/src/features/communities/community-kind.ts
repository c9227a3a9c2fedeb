import { circleCategories } from '#contract/circles.ts';
import { type Community, CommunityDraft, communities } from '#contract/communities.ts';
import { tellGone } from '#web/lib/api/community-gone.ts';
import { coverFor } from '#web/lib/art.ts';
import { contentUrl } from '#web/lib/config.ts';
import { getSession, storeCommunity } from '#web/lib/session/session.ts';
import { type CircleKind, forgetIn, formOver } from '#web/parts/circles/circle-kind.ts';
import { listCache } from '#web/parts/lists/list-cache.ts';
import { usePage } from '#web/parts/lists/use-page.ts';
import { visitCommunity } from './api.ts';
import { messages } from './messages.ts';

const { listCommunities, searchCommunities, listUserCommunities, searchUserCommunities } = communities;
const pages = {
  all: { list: listCommunities, find: searchCommunities },
  my: { list: listUserCommunities, find: searchUserCommunities },
};
const ownLists = [listUserCommunities, searchUserCommunities];
const lists = listCache('communities', [...ownLists, listCommunities, searchCommunities]);
const forget = forgetIn(lists, communities.getCommunity);

/** Communities: to visit one makes it the current one. */
export const community: CircleKind<Community> = {
  noun: 'community',
  nouns: 'communities',
  routes: {
    get: communities.getCommunity,
    create: 'communities.createCommunity',
    update: 'communities.updateCommunity',
    remove: communities.deleteCommunity,
    follow: 'communities.followCommunity',
  },
  lists,
  ownLists,
  categories: circleCategories,
  usePage: (tab, address) => {
    const { search, filter, sort } = address;
    const route = search ? pages[tab].find : pages[tab].list;
    const narrowed = { ...(sort && { sort }), ...(filter && { category: filter }) };
    return usePage({ route, key: 'communities', input: search ? { name: search } : narrowed }, address);
  },
  addresses: {
    all: '/community-switching/all-communities',
    my: '/community-switching/my-communities',
  },

  nameOf: ({ name }) => name,
  forget(id) {
    forget(id);
    tellGone(id);
  },
  fileIn: ({ attachment }) => attachment,
  fileField: 'community',
  formAt: formOver('/community-switching/all-communities'),
  pictureOf: (item) => ({
    src: item?.attachment && contentUrl('community', item.attachment),
    fallback: coverFor(item?.id ?? ''),
    width: 800,
    height: 400,
  }),
  look: 'cover',
  texts: messages,
  schema: CommunityDraft,
  fields: [
    { as: 'text', name: 'name', label: messages.name },
    { as: 'area', name: 'description', label: messages.description },
    {
      as: 'select',
      name: 'category',
      label: messages.category,
      none: messages.noCategory,
      choices: circleCategories,
    },
    { as: 'file', label: messages.image },
    { as: 'check', name: 'auto_follow', label: messages.autoFollow, hint: messages.autoFollowHint },
  ],

  isCurrent: ({ id }) => getSession().community?.id === id,
  async visit({ id }) {
    await visitCommunity(id);
    return '/news';
  },
  onChanged(item) {
    if (community.isCurrent?.(item)) storeCommunity(item);
  },
};
