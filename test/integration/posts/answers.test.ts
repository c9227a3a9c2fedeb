import { expect, test } from 'vitest';
import { eventually } from '#test/eventually.ts';
import { useMembers, useStack } from '#test/system/stack.ts';
import { newCircle } from '#test/things/circles/circles.ts';
import { markAnswer, newPost, postsIn, viewPost } from '#test/things/circles/posts.ts';
import { block } from '#test/things/replies/blocks.ts';
import { changeReply, deleteReply, newReply, repliesTo } from '#test/things/replies/replies.ts';
import { decide, report } from '#test/things/replies/reports.ts';
import { granted, told } from '#test/told.ts';

const stack = useStack();
const { ada, ben, cleo, root } = useMembers(stack, 'ada', 'ben', 'cleo', 'root');

const question = async (fields = {}) => {
  const { id } = await newCircle(ada, 'group', '3');
  return newPost(ben, 'group', id, { kind: 'question', text: 'When do you sow?', ...fields });
};

test('a question has one answer, marked by who asked or who made the group, which comes with every page', async () => {
  const { id } = await question();
  const answer = await newReply(cleo, 'post', id, { text: 'In May.' });
  const other = await newReply(ada, 'post', id, { text: 'In June.' });
  expect(told(await markAnswer(cleo, id, answer.id))).toEqual([403, 'thing.not-yours']);

  const marked = await markAnswer(ben, id, answer.id);

  expect(marked.body.data).toMatchObject({ id, answer: answer.id, version: 0 });
  for (const query of ['', '?pageSize=1', '?pageSize=1&pageNumber=2']) {
    expect((await repliesTo(cleo, 'post', id, query)).answer).toMatchObject({
      id: answer.id,
      text: 'In May.',
    });
  }
  expect((await markAnswer(ada, id, other.id)).status).toBe(200);
  expect((await viewPost(ben, id)).body.answer).toBe(other.id);
  expect((await markAnswer(ben, id, null)).body.data).not.toHaveProperty('answer');
  expect(await repliesTo(cleo, 'post', id)).not.toHaveProperty('answer');
});

test('what is marked is a reply to that question, and to a question', async () => {
  const { id } = await question();
  const elsewhere = await newReply(cleo, 'post', (await question()).id);
  const plain = await question({ kind: 'post' });
  const toPlain = await newReply(cleo, 'post', plain.id);

  const hidden = await newReply(cleo, 'post', id);
  await report(ada, 'reply', hidden.id);
  await decide(root, 'reply', hidden.id, 'hide');
  for (const other of [elsewhere, hidden])
    expect(told(await markAnswer(ben, id, other.id))).toEqual([404, 'reply.missing']);
  expect(told(await markAnswer(ben, plain.id, toPlain.id))).toEqual([409, 'post.no-question']);
});

test('an answer that is changed stays the answer, and one that is deleted is none any more', async () => {
  const { id } = await question();
  const answer = await newReply(cleo, 'post', id, { text: 'In May.' });
  await markAnswer(ben, id, answer.id);
  await changeReply(cleo, answer.id, { text: 'In late May.' });
  expect((await repliesTo(ben, 'post', id)).answer.text).toBe('In late May.');

  await deleteReply(cleo, answer.id);

  expect((await viewPost(ben, id)).body).not.toHaveProperty('answer');
  expect(await repliesTo(ben, 'post', id)).not.toHaveProperty('answer');
});

test('a reply that is marked and deleted at one moment leaves no mark behind', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { id } = await question();
    const answer = await newReply(cleo, 'post', id);

    const [marked, deleted] = await Promise.all([
      markAnswer(ben, id, answer.id),
      deleteReply(cleo, answer.id),
    ]);

    expect([200, 404]).toContain(marked.status);
    expect(deleted.status).toBe(200);
    expect((await viewPost(ben, id)).body).not.toHaveProperty('answer');
  }
});

test('an answer is none for who does not see it: it is hidden, or a block parts them from who wrote it', async () => {
  const dora = await stack.member('dora');
  const eve = await stack.member('eve');
  const { id, inId } = await question();
  const answer = await newReply(cleo, 'post', id, { text: 'In May.' });
  await markAnswer(ben, id, answer.id);
  const marked = async (member: typeof ada) => {
    const [listed] = (await postsIn(member, 'group', inId)).data;
    return [(await viewPost(member, id)).body.answer, listed.answer];
  };
  await granted(block(dora, cleo.id));
  await eventually(() => marked(dora), [undefined, undefined]);
  expect(await marked(eve)).toEqual([answer.id, answer.id]);

  await granted(report(ada, 'reply', answer.id), 201);
  await granted(decide(root, 'reply', answer.id, 'hide'));

  for (const member of [ben, eve]) expect(await marked(member)).toEqual([undefined, undefined]);
  for (const member of [cleo, root]) expect(await marked(member)).toEqual([answer.id, answer.id]);
});
