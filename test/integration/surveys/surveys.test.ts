import { beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '#test/eventually.ts';
import { newKey } from '#test/forms.ts';
import { useMembers, useStack } from '#test/system/stack.ts';
import { useTableCalls } from '#test/system/table-calls.ts';
import { follow, newCircle, newCommunity } from '#test/things/circles/circles.ts';
import { enrol, newCourse } from '#test/things/courses/courses.ts';
import { block } from '#test/things/replies/blocks.ts';
import { decide, report } from '#test/things/replies/reports.ts';
import {
  addSurvey,
  answer,
  answersTo,
  changeSurvey,
  dayFromNow,
  deleteSurvey,
  dismiss,
  endSurvey,
  fourQuestions,
  idsOf,
  newSurvey,
  sendAnswers,
  surveysOf,
  viewSurvey,
} from '#test/things/surveys/surveys.ts';
import { granted, told, toldOfFields } from '#test/told.ts';

const stack = useStack();
const { ada, ben, cleo, root } = useMembers(stack, 'ada', 'ben', 'cleo', 'root');
const calls = useTableCalls();

let community = '';
beforeAll(async () => {
  community = (await newCommunity(ada, { name: 'Askers' })).id;
  await granted(follow(ben, 'community', community));
});

describe('a survey', () => {
  test('is made, changed and deleted by who made its place', async () => {
    const made = await newSurvey(ada, community, { text: 'Ten minutes.' });

    expect(made).toMatchObject({
      on: 'community',
      onId: community,
      onTitle: 'Askers',
      title: 'The summer meeting',
      text: 'Ten minutes.',
      until: dayFromNow(7),
      hasEnded: false,
      isNamed: false,
      version: 0,
      questionsCount: 4,
      answersCount: 0,
      creator: ada.id,
      author: 'ada',
      isCreator: 'true',
      isDismissed: false,
      isAsked: false,
    });
    expect(made.questions.map(({ kind, isRequired }: Record<string, unknown>) => [kind, isRequired])).toEqual(
      [
        ['one', false],
        ['several', true],
        ['scale', true],
        ['text', false],
      ],
    );
    expect(await idsOf(ada, 'mine')).toContain(made.id);
    const changed = await granted(changeSurvey(ada, made.id, { title: 'In autumn', text: '', version: 0 }));
    expect([changed.title, changed.text, changed.version]).toEqual(['In autumn', undefined, 1]);
    expect(changed.questions).toEqual(made.questions);
    expect(told(await changeSurvey(ada, made.id, { title: 'x', version: 0 }))).toEqual([
      409,
      'survey.changed',
    ]);

    await granted(deleteSurvey(ada, made.id));
    expect(told(await viewSurvey(ben, made.id))).toEqual([404, 'survey.missing']);
    expect([await idsOf(ada, 'mine'), await idsOf(ben, 'open')]).toEqual([[], []]);
  });

  test('is asked by nobody else', async () => {
    expect((await addSurvey(ben, 'community', community)).body).toMatchObject({
      code: 'thing.not-yours',
      error: 'Only the one who made this community may start a survey in it.',
    });
    expect(told(await addSurvey(ada, 'course', 'none'))).toEqual([404, 'course.missing']);
    const { id } = await newSurvey(ada, community);
    expect(told(await changeSurvey(ben, id, { title: 'Mine' }))).toEqual([403, 'thing.not-yours']);
    expect(told(await deleteSurvey(ben, id))).toEqual([403, 'thing.not-yours']);
    await granted(deleteSurvey(ada, id));
  });

  test('ends within a year, and not before today', async () => {
    for (const until of [dayFromNow(-3), dayFromNow(400)]) {
      const reply = await addSurvey(ada, 'community', community, { until });
      expect(toldOfFields(reply)).toEqual([400, { until: expect.any(String) }]);
    }
  });

  test('is one of ten that are open in a place', async () => {
    const { id } = await newCommunity(ada, { name: 'Many questions' });
    const surveys = [];
    for (let count = 0; count < 10; count += 1) surveys.push(await newSurvey(ada, id));

    expect(told(await addSurvey(ada, 'community', id))).toEqual([409, 'surveys.full']);
    await endSurvey(surveys[0].id);
    expect((await addSurvey(ada, 'community', id)).status).toBe(201);
    for (const each of surveys) await deleteSurvey(ada, each.id);
  });
});

describe('what waits', () => {
  test('is what is asked in the places that a member is in', async () => {
    const group = await newCircle(ada, 'group', community);
    const other = await newCircle(ada, 'enterprise', community);
    const course = await newCourse(ada);
    await granted(follow(ben, 'group', group.id));
    expect((await enrol(ben, course.id)).status).toBe(201);
    const inCommunity = await newSurvey(ada, community);
    const inGroup = await newSurvey(ada, group.id, {}, 'group');
    const elsewhere = await newSurvey(ada, other.id, {}, 'enterprise');
    const inCourse = await newSurvey(ada, course.id, {}, 'course');

    expect(await idsOf(ben, 'open')).toEqual([inCourse.id, inGroup.id, inCommunity.id]);
    expect([await idsOf(ada, 'open'), await idsOf(cleo, 'open')]).toEqual([[], []]);
    const seen = await granted(viewSurvey(ben, inGroup.id));
    expect([seen.isAsked, seen.communityId, seen.onTitle]).toEqual([true, community, 'Seed savers']);
    expect((await granted(viewSurvey(cleo, elsewhere.id))).isAsked).toBe(false);

    await granted(dismiss(ben, inCourse.id));
    expect(await idsOf(ben, 'open')).toEqual([inGroup.id, inCommunity.id]);
    expect((await granted(viewSurvey(ben, inCourse.id))).isDismissed).toBe(true);
    await granted(dismiss(ben, inCourse.id, false));
    await endSurvey(inGroup.id);
    expect(await idsOf(ben, 'open')).toEqual([inCourse.id, inCommunity.id]);
    await granted(follow(ben, 'group', group.id));
    for (const { id } of [inCommunity, inGroup, elsewhere, inCourse]) await granted(deleteSurvey(ada, id));
  });

  test('is nothing of a hidden course, whose surveys open for who made it alone', async () => {
    const course = await newCourse(ada, { title: 'Quick lime' });
    expect((await enrol(ben, course.id)).status).toBe(201);
    const before = await newSurvey(ada, course.id, {}, 'course');
    await granted(answer(ben, before, { several: [0], value: 3 }), 201);
    const survey = await newSurvey(ada, course.id, {}, 'course');
    expect(await idsOf(ben, 'open')).toEqual([survey.id]);
    await granted(report(cleo, 'course', course.id), 201);
    await granted(decide(root, 'course', course.id, 'hide'));

    await eventually(() => idsOf(ben, 'open'), []);
    expect(told(await viewSurvey(ben, survey.id))).toEqual([404, 'survey.missing']);
    expect(told(await answer(ben, survey, { several: [0], value: 3 }))).toEqual([404, 'survey.missing']);
    expect((await granted(viewSurvey(ada, survey.id))).onTitle).toBe('Quick lime');
    for (const { id } of [before, survey]) {
      expect(told(await dismiss(ben, id, true))).toEqual([404, 'survey.missing']);
    }
    const answered = () => surveysOf(ben, 'answered');
    expect(await answered()).toMatchObject({ data: [], totalItems: 0 });
    expect((await surveysOf(ada, 'mine')).data).toContainEqual(
      expect.objectContaining({ id: before.id, onTitle: 'Quick lime' }),
    );
    expect((await granted(viewSurvey(root, before.id))).onTitle).toBe('Quick lime');

    await granted(decide(root, 'course', course.id, 'restore'));
    await eventually(() => idsOf(ben, 'open'), [survey.id]);
    expect(await answered()).toMatchObject({
      data: [{ id: before.id, onTitle: 'Quick lime' }],
      totalItems: 1,
    });
    for (const { id } of [before, survey]) await granted(deleteSurvey(ada, id));
  });

  test('is not there for who opens it while its course is hidden', async () => {
    const course = await newCourse(ada, { title: 'Slow lime' });
    const { id } = await newSurvey(ada, course.id, {}, 'course');
    await granted(report(cleo, 'course', course.id), 201);
    let isHidden = false;
    // After the course is read by itself, and before the names of places are.
    calls.tap(async (call, input) => {
      if (isHidden || call !== 'BatchGetItem' || !JSON.stringify(input).includes(course.id)) return;
      isHidden = true;
      await granted(decide(root, 'course', course.id, 'hide'));
    });

    expect(told(await viewSurvey(ben, id))).toEqual([404, 'survey.missing']);
    expect(isHidden).toBe(true);
    await granted(deleteSurvey(ada, id));
  });

  test('is of groups in a community that is not followed where it is named', async () => {
    const { id } = await newCommunity(ada, { name: 'Next valley' });
    const group = await newCircle(ada, 'group', id);
    await granted(follow(cleo, 'group', group.id));
    const inGroup = await newSurvey(ada, group.id, {}, 'group');
    const inCommunity = await newSurvey(ada, id);

    expect(await idsOf(cleo, 'open', `&communityId=${id}`)).toEqual([inGroup.id]);
    await granted(follow(cleo, 'community', id));
    expect(await idsOf(cleo, 'open')).toEqual([inCommunity.id, inGroup.id]);
  });

  test('is on pages', async () => {
    const { id } = await newCommunity(ada, { name: 'Pages' });
    await granted(follow(cleo, 'community', id));
    const before = (await surveysOf(cleo, 'open')).totalItems;
    for (let count = 0; count < 3; count += 1) await newSurvey(ada, id);

    const { body } = await cleo.call('GET', '/api/surveys?scope=open&pageSize=2&pageNumber=2');
    expect([body.page, body.totalItems, body.data.length > 0]).toEqual([2, before + 3, true]);
  });
});

describe('an answer', () => {
  test('is given once, and to a retry it is the same', async () => {
    const survey = await newSurvey(ada, community);
    const key = newKey();

    const first = await answer(ben, survey, {}, key);
    expect([first.status, first.body.data]).toEqual([201, { id: survey.id, answeredOn: dayFromNow(0) }]);
    expect((await answer(ben, survey, {}, key)).status).toBe(201);
    expect(told(await answer(ben, survey))).toEqual([409, 'survey.answered']);
    expect(await idsOf(ben, 'open')).not.toContain(survey.id);
    const { data } = await surveysOf(ben, 'answered');
    const card = data.find(({ id }: { id: string }) => id === survey.id);
    expect([card.answeredOn, card.answersCount]).toEqual([dayFromNow(0), 1]);
    expect((await granted(viewSurvey(ben, survey.id))).answeredOn).toBe(dayFromNow(0));
  });

  test('of two devices at once is one', async () => {
    const survey = await newSurvey(ada, community);

    const replies = await Promise.all([answer(ben, survey), answer(ben, survey), answer(ben, survey)]);

    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect((await granted(viewSurvey(ada, survey.id))).answersCount).toBe(1);
  });

  test('is refused from who is not asked, from who asked, and after the end', async () => {
    const survey = await newSurvey(ada, community);

    expect(told(await answer(cleo, survey))).toEqual([403, 'survey.not-asked']);
    expect(told(await answer(ada, survey))).toEqual([409, 'survey.own']);
    await endSurvey(survey.id);
    expect(told(await answer(ben, survey))).toEqual([409, 'survey.ended']);
    expect((await granted(viewSurvey(ben, survey.id))).hasEnded).toBe(true);
  });

  test('is to the questions', async () => {
    const survey = await newSurvey(ada, community);
    const [first, second, third] = survey.questions;
    const answers = answersTo(survey.questions);
    const refused = async (...sent: object[]) => toldOfFields(await sendAnswers(ben, survey.id, sent));
    const wrong = [400, { answers: expect.any(String) }];

    expect(await refused()).toEqual(wrong);
    expect(await refused({ questionId: third.id, value: 4 })).toEqual(wrong);
    expect(await refused(...answers, ...answers)).toEqual(wrong);
    const both = first.options.map(({ id }: { id: string }) => id);
    expect(await refused(...answers, { questionId: first.id, options: both })).toEqual(wrong);
    const twice = { questionId: second.id, options: [second.options[0].id, second.options[0].id] };
    expect(await refused(twice, { questionId: third.id, value: 4 })).toEqual(wrong);
    const others = [...answers, { questionId: 'none', value: 1 }];
    expect(told(await sendAnswers(ben, survey.id, others))).toEqual([409, 'survey.other-questions']);
    const tooHigh = [answers[0], { questionId: third.id, value: 6 }] as object[];
    expect((await sendAnswers(ben, survey.id, tooHigh)).status).toBe(400);
    expect((await sendAnswers(ben, survey.id, answers)).status).toBe(201);
  });
});

describe('once somebody has answered', () => {
  test('title, text and the end alone can change', async () => {
    const survey = await newSurvey(ada, community);
    await granted(answer(ben, survey), 201);
    const [first, ...rest] = fourQuestions;
    const questions = [{ ...first, question: 'Which day, then?' }, ...rest];

    expect(told(await changeSurvey(ada, survey.id, { questions }))).toEqual([409, 'survey.has-answers']);
    expect(told(await changeSurvey(ada, survey.id, { isNamed: true }))).toEqual([409, 'survey.has-answers']);
    const same = { questions: fourQuestions, isNamed: false, until: dayFromNow(9), title: 'Soon' };
    const changed = await granted(changeSurvey(ada, survey.id, same));
    expect([changed.title, changed.until, changed.questions]).toEqual([
      'Soon',
      dayFromNow(9),
      survey.questions,
    ]);
  });

  test('before that, what was answered to other questions, or without names, is refused', async () => {
    const survey = await newSurvey(ada, community);
    const named = await granted(changeSurvey(ada, survey.id, { isNamed: true }));
    expect(told(await answer(ben, survey))).toEqual([409, 'survey.other-questions']);
    const questions = [{ kind: 'scale', question: 'How are you?' }];
    const changed = await granted(changeSurvey(ada, survey.id, { questions }));
    expect(told(await answer(ben, named))).toEqual([409, 'survey.other-questions']);

    const value = [{ questionId: changed.questions[0].id, value: 5 }];
    expect((await sendAnswers(ben, survey.id, value)).status).toBe(201);
  });
});

test('who blocked each other do not ask each other, and no page is counted that would be empty', async () => {
  const eve = await stack.member('eve');
  await granted(follow(eve, 'community', community));
  const survey = await newSurvey(ada, community);
  expect((await surveysOf(eve, 'open')).totalItems).toBeGreaterThan(0);
  expect((await granted(viewSurvey(eve, survey.id))).isAsked).toBe(true);

  await granted(block(eve, ada.id));

  await eventually(async () => {
    const { data, totalItems, pages } = await surveysOf(eve, 'open');
    return [data, totalItems, pages];
  }, [[], 0, 0]);
  expect((await granted(viewSurvey(eve, survey.id))).isAsked).toBe(false);
  const refused = await answer(eve, survey);
  expect([told(refused), refused.body.error]).toEqual([
    [403, 'block.own'],
    'You blocked who asks this. To answer the survey, unblock them first.',
  ]);
});

test('a dismissal that arrives late passes for who left meanwhile, or blocked who asks', async () => {
  const eve = await stack.member('eve-of-left');
  await granted(follow(eve, 'community', community));
  const survey = await newSurvey(ada, community);

  await granted(follow(eve, 'community', community));
  await granted(dismiss(eve, survey.id));
  await granted(dismiss(eve, survey.id, false));
  await granted(block(eve, ada.id));
  await granted(dismiss(eve, survey.id));

  expect((await granted(viewSurvey(eve, survey.id))).isDismissed).toBe(true);
});
