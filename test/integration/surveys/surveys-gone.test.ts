import { expect, test } from 'vitest';
import type { Gathered } from '#functions/worker/export/gather.ts';
import { pageOf } from '#functions/worker/export/page.ts';
import { keys } from '#platform/table/keys.ts';
import { eventually } from '#test/eventually.ts';
import { heard } from '#test/heard.ts';
import { ask } from '#test/system/functions.ts';
import { workerRests } from '#test/system/jobs.ts';
import { leftOf } from '#test/system/left-of.ts';
import { useMembers, useStack } from '#test/system/stack.ts';
import { follow, newCircle, newCommunity } from '#test/things/circles/circles.ts';
import { useModeration } from '#test/things/replies/moderation.ts';
import {
  answer,
  answersTo,
  deleteSurvey,
  idsOf,
  newSurvey,
  resultsOf,
  surveysOf,
  viewAnswers,
  viewSurvey,
} from '#test/things/surveys/surveys.ts';
import { granted } from '#test/told.ts';

const stack = useStack();
const { ada, ben } = useMembers(stack, 'ada', 'ben');
const { system, soon, accountOf, leftBehind } = useModeration(stack);

const newPlace = async (): Promise<string> => (await newCommunity(ada, { name: 'Askers' })).id;

/** Ids of members who follow a community. */
async function followers(communityId: string, count: number): Promise<string[]> {
  const { keys } = await import('#platform/table/keys.ts');
  const { writeBatch } = await import('#platform/table/table.ts');
  const ids = Array.from({ length: count }, (_, index) => `${communityId}-answers-${index}`);
  const pair = { followerRow: 'none', followRow: 'none', version: 1 };
  await writeBatch(
    ids.map((userId) => ({
      PutRequest: { Item: { ...keys.follow(userId, communityId), communityId, userId, ...pair } },
    })),
  );
  return ids;
}

test('two hundred answers at once all arrive, and are counted once each', async () => {
  const community = await newPlace();
  const survey = await newSurvey(ada, community);
  const many = 200;
  const members = await followers(community, many);

  const replies = await Promise.all(
    members.map((userId, index) =>
      heard(() =>
        ask('surveys/answer-survey', userId, {
          path: { id: survey.id },
          body: { answers: answersTo(survey.questions, { one: index % 2, value: 3, text: `From ${index}` }) },
        }),
      ),
    ),
  );

  expect(replies.map(({ status }) => status)).toEqual(members.map(() => 201));
  const { answersCount, questions } = await resultsOf(ada, survey.id);
  expect([answersCount, questions[2].counts]).toEqual([many, [0, 0, many, 0, 0]]);
  expect(questions[0].counts).toEqual([Math.ceil(many / 2), Math.floor(many / 2)]);
  expect((await granted(viewAnswers(ada, survey.id, survey.questions[3].id))).totalItems).toBe(many);
});

test('a survey that is deleted takes its answers with it, also those that are given at that moment', async () => {
  const community = await newPlace();
  const survey = await newSurvey(ada, community, { isNamed: true });
  const members = await followers(community, 50);

  const [deleted, ...answers] = await Promise.all([
    deleteSurvey(ada, survey.id),
    ...members.map((userId) =>
      heard(() =>
        ask('surveys/answer-survey', userId, {
          path: { id: survey.id },
          body: { answers: answersTo(survey.questions, { text: 'Still here.' }) },
        }),
      ),
    ),
  ]);

  expect(deleted?.status).toBe(200);
  expect(answers.filter(({ status }) => status !== 201 && status !== 404)).toEqual([]);
  await workerRests();
  expect(await leftOf(survey.id)).toEqual([]);
});

test('a survey that is deleted counts no more among those that somebody answered, however many did', async () => {
  const community = await newPlace();
  await granted(follow(ben, 'community', community));
  const before = (await surveysOf(ben, 'answered')).totalItems;
  const [gone, stays] = [await newSurvey(ada, community), await newSurvey(ada, community)];
  for (const survey of [gone, stays]) await granted(answer(ben, survey), 201);
  const members = await followers(community, 60);
  const answers = answersTo(gone.questions, { one: 0 });
  for (const userId of members)
    await ask('surveys/answer-survey', userId, { path: { id: gone.id }, body: { answers } });
  expect((await surveysOf(ben, 'answered')).totalItems).toBe(before + 2);

  await granted(deleteSurvey(ada, gone.id));
  await workerRests();

  const { totalItems, data } = await surveysOf(ben, 'answered');
  expect([totalItems, data[0].id]).toEqual([before + 1, stays.id]);
  expect(await leftOf(gone.id)).toEqual([]);
});

test('a place that is deleted takes its surveys with it', async () => {
  const community = await newPlace();
  const group = await newCircle(ada, 'group', community);
  await granted(follow(ben, 'community', community));
  await granted(follow(ben, 'group', group.id));
  const before = (await surveysOf(ada, 'mine')).totalItems;
  const inGroup = await newSurvey(ada, group.id, {}, 'group');
  const inCommunity = await newSurvey(ada, community);
  await granted(answer(ben, inGroup, { text: 'Soon.' }), 201);

  await granted(ada.call('DELETE', `/api/groups/${group.id}/community/${community}`));
  expect((await viewSurvey(ben, inGroup.id)).status).toBe(404);
  await workerRests();
  expect(await leftOf(inGroup.id)).toEqual([]);
  expect([await idsOf(ben, 'open'), (await surveysOf(ada, 'mine')).totalItems]).toEqual([
    [inCommunity.id],
    before + 1,
  ]);

  await granted(ada.call('DELETE', `/api/communities/${community}`));
  await workerRests();
  for (const id of [community, inCommunity.id]) expect(await leftOf(id), id).toEqual([]);
  expect((await surveysOf(ada, 'mine')).totalItems).toBe(before);
});

test('who is erased leaves no survey, and of what they answered no name', async () => {
  const dora = await stack.member('dora');
  const hers = await newCircle(dora, 'group', await newPlace());
  await granted(follow(ben, 'group', hers.id));
  const asked = await newSurvey(dora, hers.id, {}, 'group');
  await granted(answer(ben, asked), 201);
  const community = await newPlace();
  await granted(follow(dora, 'community', community));
  const named = await newSurvey(ada, community, { isNamed: true });
  await granted(answer(dora, named, { one: 1, text: 'As always.' }), 201);
  const { eraseAccount } = await import('#lib/operations/moderation/erase.ts');

  await eraseAccount(system(), await accountOf('dora'), { wait: soon });
  await workerRests();

  expect(await leftBehind(dora.id)).toEqual([]);
  expect(await leftOf(asked.id)).toEqual([]);
  const { data } = await granted(viewAnswers(ada, named.id));
  expect(data).toHaveLength(1);
  expect([data[0].author, data[0].creator, data[0].answers.length]).toEqual(['Former member', undefined, 4]);
});

test('the archive of a member has their surveys, and what they answered with their name', async () => {
  const eve = await stack.member('eve');
  const group = await newCircle(eve, 'group', '3');
  await newSurvey(eve, group.id, { title: 'Of Eve' }, 'group');
  const community = await newPlace();
  await granted(follow(eve, 'community', community));
  const named = await newSurvey(ada, community, { title: 'Who brings what', isNamed: true });
  await granted(answer(eve, named, { one: 1, several: [0, 2], value: 2, text: 'As always.' }), 201);
  const { writeBatch } = await import('#platform/table/table.ts');
  await writeBatch([
    { PutRequest: { Item: { ...keys.learned(eve.id, 'COURSE', 'c1'), at: '2031-05-05T07:30:00.000Z' } } },
    { PutRequest: { Item: { ...keys.learnedLesson(eve.id, '2031-05-06T07:30:00.000Z', 'l1') } } },
  ]);
  const { gather } = await import('#functions/worker/export/gather.ts');

  // The index may be a moment late.
  await eventually(async () => (await gather(eve.id))?.answered.length, 1);

  const gathered = (await gather(eve.id)) as Gathered;
  expect(gathered.answered[0]?.answers).toEqual([
    { question: 'Which day suits you?', answer: 'Saturday' },
    { question: 'What do you bring?', answer: 'A cake, Seed' },
    { question: 'How was the last one?', answer: '2' },
    { question: 'What else?', answer: 'As always.' },
  ]);
  expect(gathered.learned.toSorted((a, b) => (a.at < b.at ? -1 : 1))).toEqual([
    { what: 'course', id: 'c1', at: '2031-05-05T07:30:00.000Z' },
    { what: 'lesson', id: 'l1', at: '2031-05-06T07:30:00.000Z' },
  ]);
  expect(gathered.surveyed).toEqual([{ surveyId: named.id, day: new Date().toISOString().slice(0, 10) }]);
  const page = pageOf(gathered, new Date('2031-05-06'));
  for (const word of [
    'Surveys (1)',
    'Of Eve',
    'Who brings what',
    'As always.',
    'course c1, on 2031-05-05',
    'lesson l1, on 2031-05-06',
    `<p>${named.id}, on `,
  ])
    expect(page).toContain(word);
});
