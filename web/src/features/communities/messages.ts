import { shortName } from '#web/lib/format/short-name.ts';

/** Every text of the communities' screen, but those of the contract's schemas and of all circles. */
export const messages = {
  title: 'Communities',
  all: 'All communities',
  my: 'My communities',
  search: 'Search communities',
  create: 'Create Community',
  edit: 'Edit Community',
  failed: 'The communities did not load',
  notLoaded: 'This community did not load',

  follow: 'Join community',
  notFollowed: (name: string, why: string) => `You did not join ${shortName(name)}. ${why}`,
  notLeft: (name: string, why: string) => `You still follow ${shortName(name)}. ${why}`,
  created: (name: string) => `${shortName(name)} is ready, and you follow it.`,
  landed: (gone: string, now: string) =>
    `${shortName(gone)} is no longer here, so you are in ${shortName(now)} now.`,

  empty: {
    all: {
      title: 'No communities yet',
      text: 'Begin one: for your valley, your crop, your market.',
    },
    my: {
      title: 'You follow no community yet',
      text: 'Join one, and you find it here. Or begin one of your own.',
      action: 'See all communities',
    },
    found: (search: string) => `No community has “${search}” in its name. Try the beginning of a word.`,
    filed: (category: string) => `No community under “${category}” yet`,
  },

  name: 'Name',
  description: 'Description',
  category: 'Category',
  noCategory: 'Select Category',
  image: 'Image',
  autoFollow: 'Auto follow',
  autoFollowHint:
    'Whoever is in it stays: nobody is offered to unfollow it. If you are an administrator, everyone joins at their next sign-in.',

  removal: {
    text: (name: string) =>
      `${name} will be gone, with its news, groups, enterprises and events. Nobody can bring them back.`,
    confirm: 'Confirm',
  },
};
