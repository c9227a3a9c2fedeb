import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { SurveyQuestion } from '#contract/surveys/survey-questions.ts';
import { lists, memberIndex, partitions } from '#platform/table/keys.ts';
import { newKey } from '#test/forms.ts';
import { allItems } from '#test/system/items.ts';
import type { TestMember } from '#test/system/stack.ts';
import { useMembers, useStack } from '#test/system/stack.ts';
import { follow, newCommunity } from '#test/things/circles/circles.ts';
import {
  answer,
  answersTo,
  newSurvey,
  resultsOf,
  sendAnswers,
  viewAnswers,
  viewResults,
} from '#test/things/surveys/surveys.ts';
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

const textRowsOf = async (id: string, questionId: string) =>
  (await rowsOf(partitions.surveyTexts(id, questionId))).filter(({ sk }) => /^R#/.test(String(sk)));

describe('results', () => {
  test('are nobody else’s, an administrator’s neither', async () => {
    const { id } = await newSurvey(ada, community, { isNamed: true });
    for (const other of [members[0] as TestMember, root]) {
      const { body } = await viewResults(other, id);
      expect(body).toMatchObject({ code: 'thing.not-yours', error: expect.stringContaining(' may see ') });
      expect(told(await viewAnswers(other, id))).toEqual([403, 'thing.not-yours']);
    }
  });

  test('count what was chosen, and say who answered what where names are asked for', async () => {
    const survey = await newSurvey(ada, community, { isNamed: true });
    const [ben, cleo] = members as [TestMember, TestMember];
    await granted(answer(ben, survey, { one: 1, several: [0, 2], value: 5, text: 'Rain.' }), 201);
    await granted(answer(cleo, survey, { several: [2], value: 2 }), 201);

    expect(await resultsOf(ada, survey.id)).toEqual({
      id: survey.id,
      isNamed: true,
      answersCount: 2,
      isShown: true,
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

    expect(await rowsOf(lists.surveyAnswers(survey.id).pk)).toEqual([]);
    const given = await textRowsOf(survey.id, survey.questions[3].id);
    const mark = (await rowsOf(lists.surveysAnswered(ben.id).pk)).find(({ id }) => id === survey.id);
    const day = new Date().toISOString().slice(0, 10);

    expect(given).toEqual([
      {
        pk: expect.any(String),
        sk: expect.any(String),
        text: 'I would rather not say.',
      },
    ]);
    expect(String(given[0]?.['sk'])).toMatch(/^R#\w{26}$/);
    expect(mark).toEqual({
      pk: expect.any(String),
      sk: `R#${survey.id}`,
      id: survey.id,
      day,
      // The index leads from the survey to who answered it, and to nothing that they said.
      [memberIndex.by]: survey.id,
    });
    // The time in the row's key is that of the beginning of the day.
    const { decodeTime } = await import('ulid');
    expect(new Date(decodeTime(String(given[0]?.['sk']).slice(-26))).toISOString()).toBe(
      `${day}T00:00:00.000Z`,
    );
    const { gather } = await import('#functions/worker/export/gather.ts');
    expect(JSON.stringify(await gather(ben.id))).not.toContain('rather not say');
    expect(JSON.stringify(await gather(ada.id))).not.toContain(ben.id);
  });

  test('no item that names a member has anything of what they answered, nor a hash of it', async () => {
    const survey = await newSurvey(ada, community);
    const [ben] = members as [TestMember];
    const chosen = { one: 1, text: 'Not even under my breath.' };
    const key = newKey();
    await granted(answer(ben, survey, chosen, key), 201);
    // A repeated request is the same one, whatever it answers.
    await granted(answer(ben, survey, { one: 0 }, key), 201);

    const answers = answersTo(survey.questions, chosen);
    const hashed = ['POST /api/surveys/{id}/answers', ''].flatMap((address) =>
      [{ id: survey.id, answers }, { answers, id: survey.id }, answers].map((input) =>
        createHash('sha256')
          .update(address + JSON.stringify(input))
          .digest('base64'),
      ),
    );
    const chosenIds = survey.questions.flatMap(({ options = [] }: SurveyQuestion) =>
      options.map(({ id }) => id),
    );
    const named = (await allItems()).filter((item) => JSON.stringify(item).includes(ben.id));
    const about = named.filter((item) => JSON.stringify(item).includes(survey.id));
    expect(about.map(({ pk }) => String(pk).split('#')[0]).sort()).toEqual(['ONCE', 'SURVEYED']);
    for (const item of named) {
      const text = JSON.stringify(item);
      const ids = survey.questions.map(({ id }: SurveyQuestion) => id);
      for (const told of ['under my breath', ...ids, ...chosenIds, ...hashed])
        expect(text).not.toContain(told);
    }
    expect(Number(about[0]?.['expiresAt'] ?? about[1]?.['expiresAt']) % (24 * 60 * 60)).toBe(0);
  });

  test('no order joins what one person wrote to several questions', async () => {
    const questions = [
      { kind: 'text', question: 'What went well?' },
      { kind: 'text', question: 'Who are you?' },
    ] as const;
    const survey = await newSurvey(ada, community, { questions });
    const [first, second] = survey.questions.map(({ id }: { id: string }) => id);
    for (const [index, member] of members.entries()) {
      const answers = [{ questionId: first, text: `To the first from ${index}` }];
      // Who leaves one out is not missed at the same place of another.
      if (index !== 2) answers.push({ questionId: second, text: `To the second from ${index}` });
      await granted(sendAnswers(member, survey.id, answers), 201);
    }

    const [ones, others] = [await textRowsOf(survey.id, first), await textRowsOf(survey.id, second)];
    expect([ones.length, others.length]).toEqual([5, 4]);
    const chances = [...ones, ...others].map(({ sk }) => sk);
    expect(new Set(chances).size).toBe(9);
    for (const row of [...ones, ...others]) expect(Object.keys(row).sort()).toEqual(['pk', 'sk', 'text']);
    const page = await granted(viewAnswers(ada, survey.id, second));
    expect([page.data.length, page.totalItems, page.pages]).toEqual([4, 4, 1]);
    // What is read is in the order of the chances.
    expect(page.data.map(({ answers }: { answers: { text: string }[] }) => answers[0]?.text)).toEqual(
      others.toSorted((a, b) => (String(a['sk']) < String(b['sk']) ? 1 : -1)).map(({ text }) => text),
    );
  });

  test('the most that one can write fits, and every page of very many has each text once', async () => {
    const questions = Array.from({ length: 20 }, (_, index) => ({
      kind: 'text' as const,
      question: `Question ${index}`,
    }));
    const survey = await newSurvey(ada, community, { questions });
    for (const [index, member] of members.entries()) {
      const answers = survey.questions.map(({ id }: { id: string }) => ({
        questionId: id,
        text: `${index}`.padEnd(250, '.'),
      }));
      await granted(sendAnswers(member, survey.id, answers), 201);
    }
    const last = survey.questions[19].id;
    const { addText, readTexts } = await import('#kinds/surveys/texts.ts');
    const { writeTogether } = await import('#platform/table/transaction.ts');
    for (let index = 0; index < 255; index += 1) {
      await writeTogether(addText(survey.id, { questionId: last, text: `Of many ${index}` }));
    }

    const texts: unknown[] = [];
    for (let pageNumber = 1; pageNumber <= 7; pageNumber += 1) {
      const page = await readTexts(survey.id, last, { total: 260, pageNumber, pageSize: 40 });
      expect([page.paged.pages, page.rows.length]).toEqual([7, pageNumber < 7 ? 40 : 20]);
      texts.push(...page.rows.map(({ text }) => text));
    }
    expect(new Set(texts).size).toBe(260);
    expect((await readTexts(survey.id, last, { total: 260, pageNumber: 8, pageSize: 40 })).rows).toEqual([]);
  });
});
