import { png } from '#test/files/pictures.ts';
import { formOf, newKey } from '#test/forms.ts';
import { putItems } from '#test/system/items.ts';
import type { TestMember } from '#test/system/stack.ts';
import { newCircle } from '#test/things/circles/circles.ts';
import { markAnswer, newPost } from '#test/things/circles/posts.ts';
import { newReply, putReplies } from '#test/things/replies/replies.ts';
import { made } from '#test/told.ts';
import { answer, type People, type Requests } from './asked.ts';
import { news } from './news.ts';

/** To the last of Ada's news, nine by Ben; of hers one that is changed and goes. */
export const replies = { others: '', own: '' };
/**
 * In a group, nine by Ben: to the first, ten replies by him, and then sixty of whom Root blocked; the last is a question
 * with an answer; of Ada's one that is changed and goes.
 */
const posts = { group: '', answered: '', question: '', answer: '', own: '' };
/** In another community, one of forty words, which the next report hides. */
const hidden = { post: '' };

export async function prepareReplies({ ada, ben, root }: People) {
  for (let count = 0; count < 9; count += 1) {
    replies.others = (await newReply(ben, 'news', news.latest, { text: answer })).id;
  }
  replies.own = (await newReply(ada, 'news', news.latest, { text: answer })).id;
  const { keysOfBlock } = await import('#kinds/blocked.ts');
  await putItems(keysOfBlock(root.id, 'nobody').map((key) => ({ ...key, at: '' })));
}

export async function preparePosts({ ada, ben }: People) {
  posts.group = (await newCircle(ben, 'group', '3')).id;
  for (let count = 0; count < 9; count += 1) {
    const kind = count === 8 ? 'question' : 'post';
    posts.question = (await newPost(ben, 'group', posts.group, { kind, text: answer, img1: png })).id;
    posts.answered ||= posts.question;
  }
  const by = Array.from({ length: 70 }, (_, index) => (index < 10 ? ben.id : 'nobody'));
  await putReplies('post', posts.answered, by, answer);
  posts.answer = (await newReply(ada, 'post', posts.question, { text: answer })).id;
  await markAnswer(ben, posts.question, posts.answer);
  posts.own = (await newPost(ada, 'group', posts.group, { text: answer, img1: png })).id;
}

export async function prepareReports({ ben, root }: People, writer: TestMember) {
  const group = await newCircle(writer, 'group', '2');
  const text = Array.from({ length: 40 }, (_, index) => `rapeseed${index}`).join(' ');
  hidden.post = (await newPost(writer, 'group', group.id, { text })).id;
  const { keys } = await import('#platform/table/keys.ts');
  const { findItem } = await import('#platform/table/table.ts');
  await made(
    root.call('POST', '/api/reports/add', { on: 'post', id: hidden.post, reason: 'wrong' }, newKey()),
  );
  const [reported, member] = [
    await findItem(keys.reported('post', hidden.post)),
    await findItem(keys.user(ben.id)),
  ];
  await putItems([
    { ...reported, known: 2 },
    { ...member, joinedAt: '2026-01-01T00:00:00.000Z' },
  ]);
}

export const talkRequests = ({ ben, root }: People): Requests => ({
  'GET /api/posts/{in}/{id}': () => [['group', posts.group]],
  'GET /api/posts/{in}/{id}?kind': () => [['group', posts.group], { kind: 'post' }],
  'GET /api/posts/{in}/{id}/search': () => [['group', posts.group], { value: 'wet spr' }],
  'POST /api/posts/add': () => [
    [],
    formOf({ in: 'group', id: posts.group, kind: 'post', text: answer, img1: png }),
  ],
  'GET /api/posts/{id}': () => [[posts.question]],
  'PUT /api/posts/{id}': () => [[posts.own], { text: `${answer} And yours?` }],
  'DELETE /api/posts/{id}': () => [[posts.own]],
  'PUT /api/posts/{id}/answer': () => [[posts.question], { replyId: posts.answer }, ben],
  'GET /api/replies/{on}/{id}': () => [['news', news.latest]],
  'GET /api/replies/{on}/{id} (a question)': () => [['post', posts.question]],
  'GET /api/replies/{on}/{id} (with a block)': () => [['news', news.latest], undefined, root],
  'GET /api/replies/{on}/{id} (60 of one blocked)': () => [['post', posts.answered], undefined, root],
  'POST /api/replies/add': () => [[], { on: 'news', id: news.latest, text: answer, replyTo: replies.others }],
  'PUT /api/replies/{id}': () => [[replies.own], { text: `${answer} And you?` }],
  'DELETE /api/replies/{id}': () => [[replies.own]],
  'PUT /api/replies/{on}/{id}/closed': () => [['news', news.latest], { closed: true }],
  'POST /api/reports/add': () => [
    [],
    { on: 'news', id: news.latest, reason: 'wrong', text: 'That was last year.' },
    ben,
  ],
  'POST /api/reports/add (hides 40 words)': () => [
    [],
    { on: 'post', id: hidden.post, reason: 'wrong', text: 'That was last year.' },
    ben,
  ],
  'GET /api/reports/community/{communityId}': () => [[], undefined, root],
  'GET /api/reports': () => [[], undefined, root],
  'PUT /api/reports/{on}/{id}': () => [
    ['news', news.latest],
    { action: 'hide', note: 'Please say when.' },
    root,
  ],
  'PUT /api/reports/{on}/{id} (restores 40 words)': () => [
    ['post', hidden.post],
    { action: 'restore', note: 'It was this year.' },
    root,
  ],
  'POST /api/reports/{on}/{id}/reply': () => [['news', news.latest], { text: 'It was this year.' }],
  'GET /api/moderation/community/{communityId}': () => [[], undefined, root],
  'PUT /api/communities/{id}/members/{userId}/shut-out': () => [['3', ben.id], { days: 7 }, root],
  'POST /api/useful': () => [[], { on: 'reply', id: replies.others, useful: true }],
});
