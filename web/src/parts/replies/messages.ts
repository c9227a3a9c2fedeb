import type { RepliedTo } from '#contract/fields/responses.ts';
import { LONGEST_REPLY } from '#contract/replies/replies.ts';

const number = new Intl.NumberFormat('en');

/** Every text of replies and of what members find useful. */
export const messages = {
  noun: 'reply',
  title: 'Replies',
  failed: 'Replies did not load',
  earlierFailed: 'Earlier replies did not load. Press again.',
  earlier: 'Earlier replies',
  earlierLeft: (count: number) => `${number.format(count)} before these`,
  none: 'Nobody has replied yet.',
  closed: 'Replies are closed.',
  close: 'Close replies',
  open: 'Reopen replies',
  closing: (title: string) => `Close replies: ${title}`,
  opening: (title: string) => `Reopen replies: ${title}`,
  notClosed: (why: string) => `Nothing changed. ${why}`,

  label: 'Your reply',
  atMost: `At most ${LONGEST_REPLY.toLocaleString('en')} characters.`,
  empty: 'Please write your reply.',
  send: 'Reply',
  sent: 'Your reply has been sent.',
  addPictures: 'Add a picture',
  to: (name: string) => `To ${name}`,
  notTo: (name: string) => `Not to ${name}`,
  answers: (name: string) => `answers ${name}`,
  replyTo: (name: string) => `Reply to ${name}`,
  reply: 'Reply',
  changeLabel: 'Change your reply',
  removing: {
    title: 'Delete your reply?',
    text: 'It will be deleted for everyone. Answers to it stay.',
    done: 'The reply is deleted.',
  },
  of: (title: string) => `Reply: ${title}`,
  changeOf: (title: string) => `Change of a reply: ${title}`,
  removalOf: (title: string) => `Delete a reply: ${title}`,
  picture: 'A picture in this reply',

  answer: 'Answer',
  mark: 'Mark as the answer',
  unmark: 'Unmark as the answer',

  useful: 'Useful',
  usefulOf: (title: string) => `Useful: ${title}`,
  notUsefulOf: (title: string) => `Not useful: ${title}`,
  usefulNoun: 'useful',
  find: (count: number) =>
    `${number.format(count)} ${count === 1 ? 'member finds' : 'members find'} this useful`,
  count: number.format,
  notMarked: (why: string) => `It was not marked as useful. ${why}`,
  about: {
    news: 'Is this article useful?',
    lesson: 'Is this lesson useful?',
    resource: 'Is this useful?',
    course: 'Is this course useful?',
    post: 'Is this post useful?',
  } satisfies Record<RepliedTo, string>,
};
