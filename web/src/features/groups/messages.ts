import { shortName } from '#web/lib/format/short-name.ts';

/** Every text of the groups' lists and forms, but those of the contract's schemas and of all circles. */
export const messages = {
  title: 'Groups',
  all: 'All groups',
  my: 'Your groups',
  search: 'Search groups',
  create: 'Create Group',
  edit: 'Edit groups',
  failed: 'The groups did not load',
  notLoaded: 'This group did not load',

  follow: 'Follow',
  yours: 'Yours',
  notFollowed: (name: string, why: string) => `You do not follow ${shortName(name)}. ${why}`,
  notLeft: (name: string, why: string) => `You still follow ${shortName(name)}. ${why}`,
  created: (name: string) => `${shortName(name)} is ready, and you follow it.`,

  empty: {
    all: {
      title: 'No groups here yet',
      text: 'Begin one for the people of this community who share your work: lambing, pruning, rain.',
    },
    my: {
      title: 'You follow no group here yet',
      text: 'Follow one, and you find it here. Or begin one of your own.',
      action: 'See all groups',
    },
    found: (search: string) => `No group has “${search}” in its title. Try the beginning of a word.`,
    filed: (category: string) => `No group under “${category}” yet`,
  },

  /** Of the dashboard. */
  row: {
    empty: 'You follow no group of this community yet.',
    failed: 'Your groups did not load.',
    retry: 'Try again',
    retrying: 'Trying again...',
  },

  removal: { text: (name: string) => `“${name}” goes with its picture and its events, for everyone.` },
};
