import { beforeAll, describe, expect, test } from 'vitest';
import { lists } from '#platform/table/keys.ts';
import type { TestMember } from '#test/system/stack.ts';
import { useMembers, useStack } from '#test/system/stack.ts';
import { follow, newCommunity } from '#test/things/circles.ts';
import { answer, newSurvey, resultsOf, viewAnswers, viewResults } from '#test/things/surveys.ts';
import { granted, told, toldOfFields } from '#test/told.ts';

const stack = useStack();
const { ada, root } = useMembers(stack, 'ada', 'root');

let community = '';
const members: TestMember[] = [];
beforeAll(async () => {
  community = (await newCommunity(ada, { name: 'Askers' })).id;
  for (const name of ['ben', 'cleo', 'dora', 'emil', 'fred']) {
    const member = await stack.member(name);
    await granted(follow(member, 'community', community));
    members.push(member);
  }
});

const rowsOf = async (pk: string) => {
  const { take } = await import('#platform/table/walk.ts');
  return take({ pk, from: ' ', to: '~~' }, { consistent: true });
};

describe('results', () => {
  test('are nobody else’s, an administrator’s neither', async () => {
    const { id } = await newSurvey(ada, community, { isNamed: true });
    for (const other of [members[0] as TestMember, root]) {
      expect(told(await viewResults(other, id))).toEqual([403, 'thing.not-yours']);
      expect(told(await viewAnswers(other, id))).toEqual([403, 'thing.not-yours']);
    }
  });

  test('count what was chosen, and say who answered what where names are asked for', async () => {
    const survey = await newSurvey(ada, community, { isNamed: true });
    const [ben, cleo] = members as [TestMember, TestMember];
    await granted(answer(ben, survey, { one: 1, several: [0, 2], value: 5, text: 'Rain.' }), 201);
    await granted(answer(cleo, survey, { several: [2], value: 2 }), 201);

    expect(await resultsOf(ada, survey.id)).toEqual({
      ...{ id: survey.id, isNamed: true, answersCount: 2, isShown: true },
      questions: [
        { questionId: survey.questions[0].id, answersCount: 1, counts: [0, 1] },
        { questionId: survey.questions[1].id, answersCount: 2, counts: [1, 0, 2] },
        { questionId: survey.questions[2].id, answersCount: 2, counts: [0, 1, 0, 0, 1], mean: 3.5 },
        { questionId: survey.questions[3].id, answersCount: 1 },
      ],
    });
    const { data, totalItems } = await granted(viewAnswers(ada, survey.id));
    expect([totalItems, data.map(({ author }: { author: string }) => author)]).toEqual([2, ['cleo', 'ben']]);
    expect(data[1]).toMatchObject({
      creator: ben.id,
      answeredOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
    expect(data[1].answers).toHaveLength(4);
    const texts = await granted(viewAnswers(ada, survey.id, survey.questions[3].id));
    expect(texts.data.map(({ answers }: { answers: object[] }) => answers)).toEqual([
      [],
      [{ questionId: survey.questions[3].id, text: 'Rain.' }],
    ]);
  });

  test('without names are a number alone, until there are five', async () => {
    const survey = await newSurvey(ada, community);
    const textId = survey.questions[3].id;
    for (const member of members.slice(0, 4)) {
      await granted(answer(member, survey, { one: 0, text: `I am ${member.id}.` }), 201);
    }

    const none = { id: survey.id, isNamed: false, answersCount: 4, isShown: false, questions: [] };
    expect(await resultsOf(ada, survey.id)).toEqual(none);
    expect(await granted(viewAnswers(ada, survey.id, textId))).toMatchObject({ data: [], totalItems: 0 });
    expect(toldOfFields(await viewAnswers(ada, survey.id))).toEqual([
      400,
      { questionId: expect.any(String) },
    ]);

    await granted(answer(members[4] as TestMember, survey, { one: 1 }), 201);
    const { answersCount, isShown, questions } = await resultsOf(ada, survey.id);
    expect([answersCount, isShown, questions[0].counts]).toEqual([5, true, [4, 1]]);
    const { data } = await granted(viewAnswers(ada, survey.id, textId));
    expect(data).toHaveLength(4);
    for (const each of data) expect(Object.keys(each)).toEqual(['answers']);
    expect(await granted(viewAnswers(ada, survey.id, survey.questions[0].id))).toMatchObject({ data: [] });
  });
});

describe('without names', () => {
  test('nothing in the table leads from an answer to its member, or back', async () => {
    const survey = await newSurvey(ada, community);
    const [ben] = members as [TestMember];
    await granted(answer(ben, survey, { one: 1, text: 'I would rather not say.' }), 201);

    const given = (await rowsOf(lists.surveyAnswers(survey.id).pk)).filter(({ sk }) =>
      /^R#/.test(String(sk)),
    );
    const mark = (await rowsOf(lists.surveysAnswered(ben.id).pk)).find(({ id }) => id === survey.id);
    const day = new Date().toISOString().slice(0, 10);

    expect(given).toEqual([
      {
        ...{ pk: expect.any(String), sk: expect.any(String) },
        answers: [{ questionId: survey.questions[3].id, text: 'I would rather not say.' }],
      },
    ]);
    expect(mark).toEqual({ pk: expect.any(String), sk: `R#${survey.id}`, id: survey.id, day });
    // The time in the row's key is that of the beginning of the day.
    const { decodeTime } = await import('ulid');
    expect(new Date(decodeTime(String(given[0]?.['sk']).slice(-26))).toISOString()).toBe(
      `${day}T00:00:00.000Z`,
    );
    const { gather } = await import('#functions/worker/export/gather.ts');
    expect(JSON.stringify(await gather(ben.id))).not.toContain('rather not say');
    expect(JSON.stringify(await gather(ada.id))).not.toContain(ben.id);
  });
});
