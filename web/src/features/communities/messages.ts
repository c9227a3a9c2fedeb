import { shortName } from '#web/lib/format/short-name.ts';
import { messages as circles, circleTexts } from '#web/parts/circles/messages.ts';

const texts = circleTexts('community', 'communities', 'name');

/** Every text of the communities' screen, but those of the contract's schemas and of all circles. */
export const messages = {
  ...texts,
  title: 'Communities',
  my: 'My communities',
  create: 'Create Community',
  edit: 'Edit Community',
  report: 'Report',
  reportsWait: (count: number) => (count === 1 ? '1 report waits' : `${count} reports wait`),
  follow: 'Join community',
  notFollowed: (name: string, why: string) => `You did not join ${shortName(name)}. ${why}`,
  landed: (gone: string, now: string) =>
    `${shortName(gone)} is no longer here, so you are in ${shortName(now)} now.`,

  empty: {
    ...texts.empty,
    all: { title: 'No communities yet', text: 'Begin one: for your valley, your crop, your market.' },
    my: {
      title: 'You follow no community yet',
      text: 'Join one, and you find it here. Or begin one of your own.',
    },
  },

  name: 'Name',
  autoFollow: 'Auto follow',
  autoFollowHint:
    'Whoever is in it stays: nobody is offered to unfollow it. If you are an administrator, everyone joins at their next sign-in.',

  deletion: (name: string) => ({
    text: `${name} will be gone, with its news, groups, enterprises and events. Nobody can bring them back.`,
    confirm: 'Confirm',
    done: circles.form.deleted(name),
  }),
};
