import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { CommunityItem } from '#kinds/declared/community.ts';
import { keys, lists, partitions } from '#platform/table/keys.ts';
import { eventually } from '#test/eventually.ts';
import { formOf, newKey } from '#test/forms.ts';
import { jobsLeft } from '#test/system/jobs.ts';
import { useMembers, useStack } from '#test/system/stack.ts';
import { useTableCalls } from '#test/system/table-calls.ts';
import { write } from '#test/things/many/many.ts';

const stack = useStack();
const { ada } = useMembers(stack, 'ada');
const calls = useTableCalls();

const SLOW = 300; // ms that each call takes where a deletion is at work
const FOLLOWERS = 300;
const NEWS = 80;
const BLOCKS = 26;

/** The rows of those who followed a community that was just deleted. */
function* manyFollowers(communityId: string) {
  for (let index = 0; index < FOLLOWERS; index += 1) {
    const id = `${communityId}-member-${index}`;
    yield { pk: partitions.followers(communityId), sk: `R#${id}`, userId: id };
  }
}

/** Its news, with their blocks. */
function* manyNews(communityId: string) {
  for (let count = 0; count < NEWS; count += 1) {
    const id = `${communityId}-news-${count}`.padEnd(26, '-');
    yield { pk: lists.news(communityId).pk, sk: `R#${id}`, id, richtextId: id, title: 'Gone' };
    for (let index = 0; index < BLOCKS; index += 1) {
      yield { pk: keys.richtext(id).pk, sk: `BLOCK#${index}`, kind: 'text' };
    }
  }
}

test("a member's new name is found within five seconds behind large deletions", async () => {
  const { community } = await import('#kinds/declared/community.ts');
  const { partsOf } = await import('#kinds/record/remove.ts');
  // One for each run that the worker has: ids end in the place of their partition.
  const doomed = ['doomed-0', 'doomed-1', 'doomed-2', 'doomed-3'];
  for (const [index, id] of doomed.entries()) await write(() => (index < 3 ? manyFollowers : manyNews)(id));
  const atWork = new Set<string>();
  calls.tap(async (call, input) => {
    const touched = JSON.stringify(input);
    const deleted = doomed.filter((id) => touched.includes(id));
    if (deleted.length === 0) return;
    if (call === 'Query') for (const id of deleted) atWork.add(id);
    await pause(SLOW);
  });
  const deletions = doomed.map((communityId) => ({
    ...keys.job(communityId),
    kind: 'gone',
    parts: partsOf(community, { id: communityId, shards: 1 } as CommunityItem),
  }));
  await write(() => deletions.values());
  await eventually(async () => [...atWork].sort(), doomed);

  const form = formOf({ firstName: 'Zelda', lastName: 'Quill', email: 'x@farm.test' });
  expect((await ada.call('PUT', '/api/users/profile', form, newKey())).status).toBe(200);

  const search = async () =>
    (await ada.call('GET', '/api/communities-users/community/3?search=zelda')).body.totalItems;
  await eventually(search, 1, 5000);
  expect((await jobsLeft()).map(({ sk }) => sk).sort()).toEqual(doomed);
});
