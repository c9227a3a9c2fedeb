import { ulid } from 'ulid';
import { expect, test } from 'vitest';
import { keys, lists, partitions, tallies } from '#platform/table/keys.ts';
import { priceOf } from '#test/system/capacity.ts';
import type { Given } from '#test/system/events.ts';
import { useFilledTable } from '#test/system/filled-table.ts';
import { dayFromNow } from '#test/things/surveys/surveys.ts';

/** Members of a place, all of whom have answered. */
const held = { few: 10, many: 10_000 } as const;
type Name = keyof typeof held;

const take = useFilledTable(() => [
  ...people,
  ...(Object.keys(held) as Name[]).flatMap((name) => [...placeOf(name)]),
]);

const AT = '2026-03-09T07:30:00.000Z';
const OWNER = 'owner';
const people = [OWNER, 'ada-few', 'ada-many'].map((id) => ({ ...keys.user(id), id, username: id }));
const question = { id: 'q1', kind: 'text', question: 'What else?', isRequired: true };
const idOf = (name: Name, index = 0) => `00000${String(index).padStart(26, '0')}C${name}`;

/** A community with nine open surveys; one member of each has not answered the last. */
function* placeOf(name: Name) {
  const reader = `ada-${name}`;
  const circle = {
    id: name,
    slug: name,
    name,
    description: 'Steep fields.',
    autoFollow: false,
    creator: OWNER,
  };
  yield { ...keys.community(name), ...circle, shards: 4, rowId: name, version: 0 };
  yield* [{ ...lists.follows(reader), sk: 'R#1', communityId: name }];
  yield { ...keys.follow(reader, name), communityId: name, userId: reader, followerRow: '1', followRow: '1' };
  const until = dayFromNow(7);
  const place = { on: 'community', onId: name, until, creator: OWNER };
  const ids = Array.from({ length: 9 }, (_, index) => idOf(name, index));
  yield { ...keys.openSurveys(name), ...Object.fromEntries(ids.map((id) => [`s_${id}`, place])), version: 9 };
  for (const id of ids) {
    const item = {
      id,
      ...place,
      title: 'The summer meeting',
      isNamed: false,
      questions: [question],
      edition: 0,
    };
    yield { pk: lists.surveys('community', name).pk, sk: `R#${id}`, ...item, createdAt: AT, version: 0 };
    yield* countsOf(id, held[name]);
  }
  yield* textsOf(idOf(name), held[name]);
}

/** As `addText` leaves them. */
function* textsOf(id: string, count: number) {
  const pk = partitions.surveyTexts(id, 'q1');
  const text = 'More rain than in the three springs before, and less of it stays.';
  const rows = Map.groupBy(
    Array.from({ length: count }, () => ulid(Date.parse(AT.slice(0, 10)))),
    (row) => row.slice(0, 11),
  );
  for (const row of [...rows.values()].flat()) yield { pk, sk: `R#${row}`, text };
  for (const [bucket, some] of rows) yield { pk, sk: `B#${bucket}`, rows: some.length };
}

const countsOf = (id: string, count: number) =>
  Array.from({ length: 10 }, (_, shard) => ({
    pk: tallies.survey(id).pk,
    sk: `~${shard}`,
    n: count / 10,
    '0x': count / 10,
  }));

async function unitsOf(file: string, given: Given) {
  const { calls } = await priceOf(take, file, { userId: OWNER, ...given });
  const sum = (kind: 'reads' | 'writes') => calls.reduce((units, call) => units + call[kind], 0);
  return { reads: sum('reads'), writes: sum('writes') };
}

test('what waits, an answer and the results cost the same among ten members and among ten thousand', async () => {
  const costs = async (name: Name) => {
    const [userId, path] = [`ada-${name}`, { path: { id: idOf(name) } }];
    return [
      await unitsOf('surveys/list-surveys', { userId, query: { scope: 'open' } }),
      await unitsOf('surveys/get-results', path),
      await unitsOf('surveys/list-answers', { ...path, query: { questionId: 'q1' } }),
      await unitsOf('surveys/answer-survey', {
        userId,
        ...path,
        body: { answers: [{ questionId: 'q1', text: 'Rain.' }] },
      }),
    ];
  };

  // So that names are known to both.
  await unitsOf('surveys/list-surveys', { userId: 'ada-few', query: { scope: 'open' } });
  const few = await costs('few');

  expect(await costs('many')).toEqual(few);
  expect(few[0]?.reads).toBeLessThanOrEqual(15);
  expect(few[3]?.writes).toBeLessThanOrEqual(16);
});
