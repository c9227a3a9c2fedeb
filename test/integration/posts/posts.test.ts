import { describe, expect, test } from 'vitest';
import { eventually } from '#test/eventually.ts';
import { png } from '#test/files/pictures.ts';
import { newKey } from '#test/forms.ts';
import { useMembers, useStack } from '#test/system/stack.ts';
import { newCircle, newCommunity } from '#test/things/circles/circles.ts';
import { changePost, deletePost, newPost, post, postsIn, viewPost } from '#test/things/circles/posts.ts';
import { closeReplies, findUseful, newReply, repliesTo, reply } from '#test/things/replies/replies.ts';
import { told } from '#test/told.ts';

const stack = useStack();
const { ada, ben, cleo } = useMembers(stack, 'ada', 'ben', 'cleo');

const texts = (page: { data: { text: string }[] }) => page.data.map(({ text }) => text);
const newGroup = async (): Promise<string> => (await newCircle(ada, 'group', '3')).id;
const pictureAt = (name: string) => fetch(`${stack.contentUrl}/img/${name}`);

describe('posts', () => {
  test.each(['group', 'enterprise'] as const)(
    'stand in a %s, whoever wrote them, newest first',
    async (kind) => {
      const { id } = await newCircle(ada, kind, '3');
      const first = await newPost(ben, kind, id, { text: 'Ours is late.' });
      await newPost(ada, kind, id, { text: 'By how much?', kind: 'question' });

      const page = await postsIn(ben, kind, id);

      expect(first).toMatchObject({
        in: kind,
        inId: id,
        communityId: '3',
        kind: 'post',
        pictures: [],
        creator: ben.id,
        author: 'ben',
        isCreator: 'true',
        isUseful: '0',
        version: 0,
      });
      expect(texts(page)).toEqual(['By how much?', 'Ours is late.']);
      expect(page).toMatchObject({ page: 1, totalItems: 2 });
      expect((await viewPost(cleo, first.id)).body).toMatchObject({ id: first.id, isCreator: 'false' });
    },
  );

  test('are listed by their kind, found by their words, and come in pages', async () => {
    const id = await newGroup();
    for (const text of ['Barley is late', 'Rye is early', 'Rye again'])
      await newPost(ben, 'group', id, { text });
    await newPost(cleo, 'group', id, { text: 'Who has rye to swap?', kind: 'question' });

    expect(texts(await postsIn(ada, 'group', id, '?kind=question'))).toEqual(['Who has rye to swap?']);
    expect(texts(await postsIn(ada, 'group', id, '?kind=post&pageSize=2&pageNumber=2'))).toEqual([
      'Barley is late',
    ]);
    expect(texts(await postsIn(ada, 'group', id, '/search?value=ry'))).toEqual([
      'Who has rye to swap?',
      'Rye again',
      'Rye is early',
    ]);
    expect(texts(await postsIn(ada, 'group', id, '/search?value=rye&kind=question'))).toEqual([
      'Who has rye to swap?',
    ]);
  });

  test('have up to four pictures, which go one by one, or with the post', async () => {
    const id = await newGroup();
    const said = await newPost(ben, 'group', id, { img1: png, img2: png, img3: png });
    const [first, second, third] = said.pictures;
    expect(first).toMatchObject({ name: expect.stringMatching(/\.png$/), width: 2, height: 1 });
    expect((await pictureAt(second.name)).status).toBe(200);

    const { data } = (await changePost(ben, said.id, { img2: '', img4: png })).body;

    expect(data.pictures.slice(0, 2)).toEqual([first, third]);
    expect([data.pictures.length, data.text]).toEqual([3, said.text]);
    await eventually(async () => (await pictureAt(second.name)).status, 404);
    await deletePost(ben, said.id);
    await eventually(async () => (await pictureAt(first.name)).status, 404);
  });

  test('are changed and deleted by their authors alone, from the version that they began with', async () => {
    const id = await newGroup();
    const said = await newPost(ben, 'group', id, { text: 'Wheat is late' });

    const { body } = await changePost(ben, said.id, { text: 'Maize is late', version: '0' });

    expect(body.data).toMatchObject({ text: 'Maize is late', version: 1, editedAt: expect.any(String) });
    await eventually(
      async () => texts(await postsIn(ada, 'group', id, '/search?value=maize')),
      ['Maize is late'],
    );
    await eventually(async () => texts(await postsIn(ada, 'group', id, '/search?value=wheat')), []);
    expect(told(await changePost(ben, said.id, { text: 'Lost', version: '0' }))).toEqual([
      409,
      'post.changed',
    ]);
    for (const member of [ada, cleo]) {
      expect(told(await changePost(member, said.id, { text: 'Mine' }))).toEqual([403, 'thing.not-yours']);
      expect(told(await deletePost(member, said.id))).toEqual([403, 'thing.not-yours']);
    }
    expect((await deletePost(ben, said.id)).body).toEqual({ id: said.id });
    expect(told(await viewPost(ben, said.id))).toEqual([404, 'post.missing']);
    expect((await postsIn(ben, 'group', id)).totalItems).toBe(0);
    expect((await postsIn(ben, 'group', id, '?kind=post')).totalItems).toBe(0);
  });

  test('arrive once, however often they are sent', async () => {
    const id = await newGroup();
    const key = newKey();

    await Promise.all(Array.from({ length: 3 }, () => post(ben, 'group', id, {}, key)));

    expect((await postsIn(ben, 'group', id)).totalItems).toBe(1);
  });

  test.each([
    [{ text: ' \u200b' }, { text: 'Please write your post.' }],
    [{ text: 'x'.repeat(2001) }, { text: 'At most 2,000 characters, please.' }],
    [{ kind: 'advert' }, { kind: 'This must be post or question.' }],
    [{ in: 'community' }, { in: 'This must be group or enterprise.' }],
  ])('say something, and not too much', async (fields, words) => {
    const { status, body } = await post(ben, 'group', await newGroup(), fields);

    expect([status, body.fields]).toEqual([400, words]);
  });

  test('are in something that is there', async () => {
    const none = '01J00000000000000000000000';

    expect(told(await post(ben, 'group', none))).toEqual([404, 'group.missing']);
    expect(told(await post(ben, 'enterprise', await newGroup()))).toEqual([404, 'enterprise.missing']);
    expect((await ben.call('GET', `/api/posts/group/${none}`)).status).toBe(404);
    expect(told(await viewPost(ben, none))).toEqual([404, 'post.missing']);
  });
});

describe('what members say of a post', () => {
  test('is counted there: replies, and who finds it useful', async () => {
    const said = await newPost(ben, 'group', await newGroup());
    await newReply(cleo, 'post', said.id);

    expect((await findUseful(cleo, 'post', said.id)).body.data).toEqual({ isUseful: '1', usefulCount: 1 });
    expect(told(await findUseful(ben, 'post', said.id))).toEqual([409, 'useful.own']);

    const seen = async () => {
      const [one] = (await postsIn(cleo, 'group', said.inId)).data;
      return [one.repliesCount, one.usefulCount, one.isUseful, one.version];
    };
    await eventually(seen, [1, 1, '1', 0]);
    expect((await viewPost(ben, said.id)).body.isUseful).toBe('0');
  });

  test('ends where who made the community of its group closes it to replies, too', async () => {
    const { id: village } = await newCommunity(cleo, { name: 'Hamlet' });
    const { id: groupId } = await newCircle(ada, 'group', village);
    const said = await newPost(ben, 'group', groupId);

    expect((await repliesTo(cleo, 'post', said.id)).mayClose).toBe(true);
    expect((await closeReplies(cleo, 'post', said.id, true)).status).toBe(200);
  });

  test('ends where its author, or who made the group, closes it to replies', async () => {
    const said = await newPost(ben, 'group', await newGroup());
    expect(told(await closeReplies(cleo, 'post', said.id, true))).toEqual([403, 'thing.not-yours']);

    expect((await closeReplies(ada, 'post', said.id, true)).status).toBe(200);

    expect(told(await reply(cleo, 'post', said.id))).toEqual([409, 'replies.closed']);
    expect(told(await closeReplies(ben, 'post', said.id, false))).toEqual([403, 'thing.not-yours']);
    expect((await closeReplies(ada, 'post', said.id, false)).status).toBe(200);
    expect((await reply(cleo, 'post', said.id)).status).toBe(201);
    expect((await closeReplies(ben, 'post', said.id, true)).status).toBe(200);
    expect((await closeReplies(ben, 'post', said.id, false)).status).toBe(200);
  });
});
