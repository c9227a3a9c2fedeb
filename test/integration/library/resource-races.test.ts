import { expect, test } from 'vitest';
import { resourceTypes } from '#contract/resources/resources.ts';
import { keys, lists } from '#platform/table/keys.ts';
import { eventually } from '#test/eventually.ts';
import { png } from '#test/files/pictures.ts';
import { newKey } from '#test/forms.ts';
import { filesAtRest, filesIn } from '#test/system/bucket.ts';
import { workerRests } from '#test/system/jobs.ts';
import { useMembers, useStack } from '#test/system/stack.ts';
import { useTableCalls } from '#test/system/table-calls.ts';
import { changeResource, newResource, pdf, titlesOf, viewResource } from '#test/things/library/resources.ts';

const stack = useStack();
const { ada } = useMembers(stack, 'ada');
const calls = useTableCalls();

const report = () => new File([pdf], 'report.pdf');
const remove = (id: string) => ada.call('DELETE', `/api/resources/${id}`);
const rowOf = (id: string) => `${lists.resources.pk} R#${id}`;
/** In which sections one is found by a word of its title, and how many are found in all. */
const foundBy = async (word: string) => {
  const totals = ['', ...resourceTypes.map((type) => `&category=${type}`)].map(
    async (query) => (await titlesOf(ada, `search=${word}${query}`))[1],
  );
  return Promise.all(totals);
};
const inArticles = [1, 1, 0];
const inVideos = [1, 0, 1];
const nowhere = [0, 0, 0];

test('many that are added at once are all there, counted, and found', async () => {
  const before = (await titlesOf(ada))[1];
  const titles = Array.from({ length: 48 }, (_, index) => `Storm ${index}`);

  await Promise.all(
    titles.map((title, index) =>
      newResource(ada, { title, resourceType: resourceTypes[index % 2] as string }),
    ),
  );

  expect((await titlesOf(ada))[1]).toBe(before + titles.length);
  expect(await foundBy('storm')).toEqual([titles.length, titles.length / 2, titles.length / 2]);
  const listed = await Promise.all(
    resourceTypes.map((type) => titlesOf(ada, `pageSize=25&category=${type}`)),
  );
  expect(listed.flatMap(([page]) => page).sort()).toEqual(titles.sort());
});

test('one whose description becomes short while it is read is read with it', async () => {
  const { id } = await newResource(ada, { description: 'Late this year. '.repeat(40) });
  calls.tap(async (call, input) => {
    if (call !== 'GetItem' || !JSON.stringify(input).includes(`"${keys.resourceText(id).pk}"`)) return;
    calls.calm();
    await changeResource(ada, id, { description: 'Early.' });
  });

  expect((await viewResource(ada, id)).body.description).toBe('Early.');
});

test('of many moves at once the last one counts, in every list and search', async () => {
  const { id } = await newResource(ada, { title: 'Turnstile' });
  const wanted = ['videos', 'articles', 'videos', 'articles', 'videos', 'articles'];

  await Promise.all(wanted.map((resourceType) => changeResource(ada, id, { resourceType })));

  const { resourceType } = (await viewResource(ada, id)).body;
  expect(await foundBy('turnstile')).toEqual(resourceType === 'videos' ? inVideos : inArticles);
  for (const type of resourceTypes) {
    const [titles] = await titlesOf(ada, `pageSize=50&category=${type}`);
    expect([type, titles.filter((title) => title === 'Turnstile').length]).toEqual([
      type,
      Number(type === resourceType),
    ]);
  }
});

test('one that moves while its new title is carried on is found where it is', async () => {
  const { id } = await newResource(ada, { title: 'Indigo dye' });
  let isMoved = false;
  calls.tap(async (call, input) => {
    if (isMoved || call !== 'BatchWriteItem' || !JSON.stringify(input).includes('crimson')) return;
    isMoved = true;
    await changeResource(ada, id, { resourceType: 'videos' });
  });

  await changeResource(ada, id, { title: 'Crimson dye' });

  await eventually(async () => isMoved, true);
  await workerRests();
  expect([await foundBy('crimson'), await foundBy('indigo')]).toEqual([inVideos, nowhere]);
});

test('an edit of what is deleted meanwhile finds nothing there, and leaves nothing', async () => {
  const { findItem } = await import('#platform/table/table.ts');
  const before = await filesAtRest();
  const { id } = await newResource(ada, { title: 'Ephemera', file: report(), thumbnail: png });
  calls.onceBefore(rowOf(id), () => {
    calls.calm();
    return remove(id);
  });

  const edit = { title: 'Perpetua', description: 'Back.', file: report(), thumbnail: png };
  const { status, body } = await changeResource(ada, id, { ...edit, resourceType: 'videos' });

  expect([status, body.code]).toEqual([404, 'resource.missing']);
  await workerRests();
  expect([await foundBy('ephemera'), await foundBy('perpetua')]).toEqual([nowhere, nowhere]);
  await eventually(() => filesIn('content'), before);
  expect(await findItem(keys.resourceText(id))).toBeUndefined();
});

test('one that breaks off is not there, and its retry adds it once', async () => {
  const key = newKey();
  const draft = { title: 'Interrupted', description: 'x', file: report() };
  const add = () => ada.form('POST', '/api/resources/add', draft, key);
  let isBroken = true;
  calls.tap((call) => {
    if (call !== 'TransactWriteItems' || !isBroken) return;
    isBroken = false;
    throw new Error('socket hang up');
  });

  const shown = async () => [
    (await titlesOf(ada, 'search=interrupted'))[0],
    (await titlesOf(ada, 'category=articles&pageSize=1'))[0],
  ];

  expect((await add()).status).toBe(500);
  expect(await shown()).toEqual([[], [expect.not.stringMatching('Interrupted')]]);

  expect((await add()).status).toBe(201);
  expect(await shown()).toEqual([['Interrupted'], ['Interrupted']]);
});
