import { LONGEST_POST } from '#contract/communities/posts.ts';

const number = new Intl.NumberFormat('en');

/** Every text of posts in groups and enterprises. */
export const messages = {
  noun: 'post',
  title: 'Posts',
  count: number.format,
  failed: 'Posts did not load',
  gone: 'The post that you were looking for is no longer there.',
  none: {
    title: 'Nobody has posted here yet',
    text: 'Say what you see in the field, or ask what you would like to know.',
  },
  nothing: {
    title: 'No post matches',
    text: 'Choose something else, or look at all posts.',
    action: 'All posts',
  },
  found: (count: number) => `${number.format(count)} found`,
  earlier: 'Earlier posts',
  earlierFailed: 'Earlier posts did not load. Press again.',
  earlierLeft: (count: number) => `${number.format(count)} before these`,

  filter: {
    title: 'Search filter',
    search: 'Search in posts',
    show: 'Show',
    all: 'Everything',
    post: 'Posts without a question',
    question: 'Questions',
  },
  photos: 'Photos',
  noPhotosNow: 'They come with the posts, which did not load.',
  noPhotos: 'Pictures of posts are shown here.',
  photoBy: (author: string) => `A picture by ${author}`,

  label: 'Your post',
  atMost: `At most ${LONGEST_POST.toLocaleString('en')} characters.`,
  empty: 'Please write your post.',
  ask: 'Ask a question',
  askHint: 'One reply can be marked as its answer.',
  asking: { label: 'Your question', send: 'Ask' },
  send: 'Post',
  sent: 'Your post has been sent.',
  addPictures: 'Add pictures',

  question: 'Question',
  answered: 'Answered',
  replies: (count: number) =>
    count === 0 ? 'Reply' : count === 1 ? '1 reply' : `${number.format(count)} replies`,
  repliesTo: (title: string) => `Replies to: ${title}`,
  changeLabel: 'Change your post',
  removing: {
    title: 'Delete your post?',
    text: 'It will be deleted for everyone, with its pictures and all its replies.',
    done: 'The post is deleted.',
  },
  of: (title: string) => `Post: ${title}`,
  changeOf: (title: string) => `Change of a post: ${title}`,
  removalOf: (title: string) => `Delete a post: ${title}`,
  answerOf: (title: string) => `Answer: ${title}`,
  notMarked: (why: string) => `The answer stays as it was. ${why}`,
};
