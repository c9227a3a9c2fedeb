import { shortName } from '#web/lib/format/short-name.ts';

/** Every text of the enterprises' lists and forms, but those of the contract's schemas and of all circles. */
export const messages = {
  title: 'Enterprises',
  all: 'All enterprises',
  my: 'Your enterprises',
  search: 'Search enterprises',
  create: 'Create Enterprise',
  edit: 'Edit enterprise',
  failed: 'The enterprises did not load',
  notLoaded: 'This enterprise did not load',

  follow: 'Follow',
  yours: 'Yours',
  notFollowed: (name: string, why: string) => `You do not follow ${shortName(name)}. ${why}`,
  notLeft: (name: string, why: string) => `You still follow ${shortName(name)}. ${why}`,
  created: (name: string) => `${shortName(name)} is ready, and you follow it.`,

  roles: 'Roles',
  rolesOf: (roles: string) => `Roles: ${roles}`,

  empty: {
    all: {
      title: 'No enterprises here yet',
      text: 'Show what you run: a mill, a farm shop, a machine that others may hire.',
    },
    my: {
      title: 'You follow no enterprise here yet',
      text: 'Follow one, and you find it here. Or begin one of your own.',
      action: 'See all enterprises',
    },
    found: (search: string) => `No enterprise has “${search}” in its title. Try the beginning of a word.`,
    filed: (category: string) => `No enterprise under “${category}” yet`,
  },

  removal: { text: (name: string) => `“${name}” goes with its picture and its events, for everyone.` },
};
