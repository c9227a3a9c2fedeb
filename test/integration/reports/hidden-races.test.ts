import { expect, test } from 'vitest';
import { lists } from '#platform/table/keys.ts';
import { workerRests } from '#test/system/jobs.ts';
import { useMembers, useStack } from '#test/system/stack.ts';
import { useTableCalls } from '#test/system/table-calls.ts';
import { changeResource, newResource, titlesOf, viewResource } from '#test/things/library/resources.ts';
import { decide, report } from '#test/things/replies/reports.ts';
import { granted, told } from '#test/told.ts';

/* What was read before somebody hid it, or showed it again, is changed or removed after that. */

const stack = useStack();
const { ben, cleo, root } = useMembers(stack, 'ben', 'cleo', 'root');
const calls = useTableCalls();

const hide = (on: string, id: string) => granted(decide(root, on, id, 'hide'));
const restore = (on: string, id: string) => granted(decide(root, on, id, 'restore'));
const keyOf = (id: string) => `${lists.resources.pk} R#${id}`;
const remove = (id: string) => ben.call('DELETE', `/api/resources/${id}`);

async function newReported(title: string): Promise<string> {
  const { id } = await newResource(ben, { title });
  await granted(report(cleo, 'resource', id), 201);
  return id;
}

/** In how many of the searches by these words something is found. */
const search = (...words: string[]) =>
  Promise.all(words.map(async (word) => (await titlesOf(cleo, `search=${word}`))[1]));

test('what is hidden while it moves is found by no word, and where it is once it is restored', async () => {
  const id = await newReported('Sulphur on vines');
  calls.onceBefore(keyOf(id), () => hide('resource', id));

  await granted(changeResource(ben, id, { resourceType: 'videos' }));

  await workerRests();
  expect(await search('sulphur', 'vines')).toEqual([0, 0]);
  expect((await viewResource(ben, id)).body).toMatchObject({ isHidden: true, resourceType: 'videos' });

  await restore('resource', id);
  expect(await titlesOf(cleo, 'search=sulphur&category=videos')).toEqual([['Sulphur on vines'], 1]);
  expect(await titlesOf(cleo, 'search=sulphur&category=articles')).toEqual([[], 0]);
});

test('what is restored while it gets another title is found by that one alone', async () => {
  const id = await newReported('Copper on hops');
  await hide('resource', id);
  calls.onceBefore(keyOf(id), () => restore('resource', id));

  await granted(changeResource(ben, id, { title: 'Nettles on barley' }));

  await workerRests();
  expect(await search('copper', 'hops', 'nettles', 'barley')).toEqual([0, 0, 1, 1]);
});

test.each(['shown', 'hidden'])('what was %s when its removal began leaves no words', async (at) => {
  const id = await newReported(`Quassia ${at}`);
  if (at === 'hidden') await hide('resource', id);
  calls.onceBefore(keyOf(id), () => (at === 'hidden' ? restore : hide)('resource', id));

  await granted(remove(id));

  await workerRests();
  expect(await search('quassia')).toEqual([0]);
  expect(told(await viewResource(ben, id))).toEqual([404, 'resource.missing']);
});
