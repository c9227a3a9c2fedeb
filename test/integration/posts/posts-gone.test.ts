import { expect, test } from 'vitest';
import { eventually } from '#test/eventually.ts';
import { png } from '#test/files/pictures.ts';
import { ask } from '#test/system/functions.ts';
import { workerRests } from '#test/system/jobs.ts';
import { leftOf } from '#test/system/left-of.ts';
import { useMembers, useStack } from '#test/system/stack.ts';
import { newCircle } from '#test/things/circles/circles.ts';
import { deletePost, newPost, post, postsIn, viewPost } from '#test/things/circles/posts.ts';
import { findUseful, newReply, reply } from '#test/things/replies/replies.ts';

const stack = useStack();
const { ada, ben } = useMembers(stack, 'ada', 'ben');

const authors = () => Promise.all(Array.from({ length: 50 }, (_, index) => stack.member(`writes-${index}`)));
const newGroup = async (): Promise<string> => (await newCircle(ada, 'group', '3')).id;

test('a post that is deleted takes its replies with it, also those that are written at that moment', async () => {
  const said = await newPost(ben, 'group', await newGroup(), { img1: png });
  const lost = await newReply(ada, 'post', said.id, { img: png });
  await findUseful(ada, 'post', said.id);
  const many = await authors();

  const [deleted, ...answers] = await Promise.all([
    deletePost(ben, said.id),
    ...many.map((author) => reply(author, 'post', said.id)),
  ]);

  expect(deleted?.status).toBe(200);
  expect(answers.filter(({ status }) => status !== 201 && status !== 404)).toEqual([]);
  await workerRests();
  // What a member found useful is their own, and leads to nothing.
  const left = (await leftOf(said.id)).filter((key) => !JSON.stringify(key).includes('USEFUL#'));
  expect(left).toEqual([]);
  for (const id of [lost.id, ...answers.flatMap(({ body }) => body.data?.id ?? [])]) {
    expect(await leftOf(id), id).toEqual([]);
  }
});

test('a group that is deleted takes its posts with it, also those that are written at that moment', async () => {
  const id = await newGroup();
  const said = await newPost(ben, 'group', id, { img1: png, kind: 'question' });
  const answer = await newReply(ada, 'post', said.id);
  const many = await authors();

  const [deleted, ...posts] = await Promise.all([
    ada.call('DELETE', `/api/groups/${id}/community/3`),
    ...many.map((author) => post(author, 'group', id)),
  ]);

  expect(deleted?.status).toBe(200);
  expect(posts.filter(({ status }) => status !== 201 && status !== 404)).toEqual([]);
  await workerRests();
  for (const gone of [id, said.id, answer.id]) expect(await leftOf(gone), gone).toEqual([]);
  expect((await viewPost(ben, said.id)).status).toBe(404);
  const { name } = said.pictures[0];
  await eventually(async () => (await fetch(`${stack.contentUrl}/img/${name}`)).status, 404);
});

test('fifty who post at once are fifty', async () => {
  const id = await newGroup();
  const many = 50;

  const posts = await Promise.all(
    Array.from({ length: many }, (_, index) =>
      ask('posts/add-post', `poster-${index}`, {
        body: { in: 'group', id, kind: 'post', text: `From ${index}` },
      }),
    ),
  );

  expect(posts.map(({ status }) => status)).toEqual(Array.from({ length: many }, () => 201));
  expect((await postsIn(ben, 'group', id)).totalItems).toBe(many);
});

test('a post of a member who has left stays, without their name', async () => {
  const { findMade } = await import('#kinds/member/find-made.ts');
  const { removeMade } = await import('#functions/worker/erase/remove-made.ts');
  const leaver = await stack.member('leaver');
  const said = await newPost(leaver, 'group', await newGroup(), { img1: png });
  // The index may be a moment late.
  await eventually(async () => (await findMade(leaver.id)).records.length, 1);

  const remove = async () => {
    const acts = removeMade(leaver.id, await findMade(leaver.id), () => false);
    for (const act of acts) await act();
    return acts.length;
  };
  expect(await remove()).toBeGreaterThan(0);
  await eventually(remove, 0);

  const { body } = await viewPost(ben, said.id);
  expect(body).toMatchObject({ text: said.text, author: 'Former member', isCreator: 'false', version: 0 });
  expect(body).not.toHaveProperty('creator');
  expect(body.pictures).toEqual(said.pictures);
});
