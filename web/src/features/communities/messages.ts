import { shortName } from '#web/lib/format/short-name.ts';

const number = new Intl.NumberFormat('en');

/** Every text of the communities' screen, but those of the contract's schemas. */
export const messages = {
  title: 'Communities',
  all: 'All communities',
  my: 'My communities',
  search: 'Search communities',
  create: 'Create Community',
  opening: 'Opening...',
  loading: 'Loading...',
  failed: 'The communities did not load',

  followers: (count: number) => `${number.format(count)} ${count === 1 ? 'follower' : 'followers'}`,
  join: 'Join community',
  unfollow: 'Unfollow',
  visit: 'Visit',
  of: (action: string, name: string) => `${action}: ${name}`,
  options: 'Options',
  edit: 'Edit',
  delete: 'Delete',
  notJoined: (name: string, why: string) => `You did not join ${shortName(name)}. ${why}`,
  notLeft: (name: string, why: string) => `You still follow ${shortName(name)}. ${why}`,
  notVisited: (name: string, why: string) => `${shortName(name)} did not open. ${why}`,
  landed: (gone: string, now: string) =>
    `${shortName(gone)} is no longer here, so you are in ${shortName(now)} now.`,

  partial: 'There may be more. Add another word to find them.',
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
    found: {
      title: 'Nothing found',
      text: (search: string) => `No name has words that begin with “${search}”.`,
      action: 'Clear the search',
    },
  },

  form: {
    edit: 'Edit Community',
    close: 'Close',
    name: 'Name',
    description: 'Description',
    category: 'Category',
    selectCategory: 'Select Category',
    image: 'Image',
    optional: '(optional)',
    drop: 'Drop an image here, or',
    choose: 'choose a file',
    preparing: 'Preparing the picture...',
    preview: 'The chosen picture',
    autoFollow: 'Auto follow',
    autoFollowHint:
      'Members cannot leave it by Unfollow. If you are an administrator, everyone joins at their next sign-in.',
    yes: 'Yes',
    no: 'No',
    restored: 'You began this before. It is kept on this device only.',
    restart: 'Start anew',
    discard: 'Discard changes',
    cancel: 'Cancel',
    save: 'Save',
    saving: 'Sending...',
    notLoaded: 'This community did not load',
    created: (name: string) => `${shortName(name)} is ready, and you follow it.`,
    changed: (name: string) => `${shortName(name)} is changed.`,
  },

  removal: {
    title: 'Are you sure you want to delete?',
    text: (name: string) =>
      `${name} will be gone, with its news, groups, enterprises and events. Nobody can bring them back.`,
    confirm: 'Confirm',
    cancel: 'Cancel',
    busy: 'Deleting...',
    done: (name: string) => `${shortName(name)} is deleted.`,
  },
};
