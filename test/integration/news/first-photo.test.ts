import { expect } from 'vitest';
import { png } from '#test/files/pictures.ts';
import { fc } from '#test/made-up.ts';
import { rare, test } from '#test/rare.ts';
import { useMembers, useStack } from '#test/system/stack.ts';
import { addBlock, changeBlock, newNews, newRichtext, viewNews } from '#test/things/news.ts';

const stack = useStack();
const { ada } = useMembers(stack, 'ada');

async function addPhoto(richtextId: string, order: number): Promise<string> {
  const reply = await addBlock(ada, 'photos', { richtextId, order: String(order), img: png });
  expect([reply.status, reply.body.error]).toEqual([201, undefined]);
  return reply.body.data.id;
}

const move = (id: string, order: number) => changeBlock(ada, 'photos', id, { order: String(order) });
const remove = (id: string) => ada.call('DELETE', `/api/photos/${id}`);

async function listedOf(id: string) {
  const { data } = (await ada.call('GET', '/api/news/community/2')).body;
  return data.find((each: { id: string }) => each.id === id).photo;
}

/** What stands for a news in its list, and the picture of the first of its photos. */
async function shown(id: string) {
  const { rich_text, photo } = (await viewNews(ada, id)).body;
  const [first] = rich_text.photos;
  const listed = await listedOf(id);
  expect(listed).toEqual(photo);
  return { listed, first: first && { name: first.img, width: first.width, height: first.height } };
}

async function expectFirst(id: string) {
  const { listed, first } = await shown(id);
  expect(listed).toEqual(first);
  return listed;
}

test('the list shows the first photo of a news, with its size: one from before it was created, and whichever is first then', async () => {
  const richtextId = await newRichtext(ada);
  const second = await addPhoto(richtextId, 2);
  const { id } = await newNews(ada, { richtextId });
  const before = await expectFirst(id);
  expect(before).toEqual({ name: expect.stringMatching(/\.png$/), width: 2, height: 1 });

  const first = await addPhoto(richtextId, 1);
  expect((await expectFirst(id)).name).not.toBe(before.name);
  await addPhoto(richtextId, 3);
  await expectFirst(id);
  await move(first, 4);
  expect(await expectFirst(id)).toEqual(before);
  await changeBlock(ada, 'photos', second, { img: png });
  expect((await expectFirst(id)).name).not.toBe(before.name);
  await remove(second);
  await expectFirst(id);
});

test('without photos there is none, and after the last one went there is none again', async () => {
  const { id, richtextId } = await newNews(ada);
  expect(await expectFirst(id)).toBeUndefined();
  const photo = await addPhoto(richtextId, 1);
  expect(await expectFirst(id)).toBeDefined();

  await remove(photo);

  expect(await expectFirst(id)).toBeUndefined();
});

test('whatever comes, moves and goes at once, what is kept is the first of those that are there', async () => {
  const { id, richtextId } = await newNews(ada);
  const ids = [await addPhoto(richtextId, 2), await addPhoto(richtextId, 3), await addPhoto(richtextId, 4)];

  for (const round of [0, 1, 2]) {
    const [a = '', b = '', c = ''] = ids.splice(0);
    await Promise.all([remove(a), move(b, 5 - round), move(c, 1 + round)]);
    ids.push(b, c, ...(await Promise.all([addPhoto(richtextId, 2 + round)])));
    await expectFirst(id);
  }
  await Promise.all([...ids.map(remove), addPhoto(richtextId, 9)]);
  expect(await expectFirst(id)).toBeDefined();
});

rare('after any sequence of changes it is the first that the article has', async () => {
  const order = fc.integer({ min: 1, max: 4 });
  const at = fc.nat();
  const step = fc.oneof(
    fc.record({ act: fc.constant('add' as const), order }),
    fc.record({ act: fc.constant('move' as const), at, order }),
    fc.record({ act: fc.constant('remove' as const), at }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 10 }), fc.nat({ max: 10 }), async (steps, adoptAt) => {
      const richtextId = await newRichtext(ada);
      const ids: string[] = [];
      let news: { id: string } | undefined;
      for (const [place, step] of steps.entries()) {
        if (place === adoptAt) news = await newNews(ada, { richtextId });
        const id = ids[(step.act === 'add' ? 0 : step.at) % ids.length];
        if (step.act === 'add') ids.push(await addPhoto(richtextId, step.order));
        else if (id && step.act === 'move') expect((await move(id, step.order)).status).toBe(200);
        else if (id) {
          expect((await remove(id)).status).toBe(200);
          ids.splice(ids.indexOf(id), 1);
        }
      }
      const { id } = news ?? (await newNews(ada, { richtextId }));
      await expectFirst(id);
    }),
    { numRuns: 20 },
  );
});
