import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { connect, expectUsableByAll, press, said, title, typeThere, waits } from '#test/browser/acts.ts';
import { sizes } from '#test/browser/browser.ts';
import { keeps } from '#test/browser/cut-off.ts';
import { useSite } from '#test/browser/site.ts';
import { expectSound } from '#test/browser/sound.ts';
import { kept } from '#test/browser/with-workers.ts';
import type { TestMember } from '#test/system/stack.ts';
import { follow, newCircle } from '#test/things/circles/circles.ts';
import { dayFromNow, sendAnswers, surveysOf, viewSurvey } from '#test/things/surveys/surveys.ts';

const { stack, newMember } = useSite();

const SOW = 'What you sow between rows';
const FIRST = 'What do you sow first?';
const WET = 'How wet was the spring?';

async function write(page: Page): Promise<void> {
  await page.getByLabel('Title', { exact: true }).fill(SOW);
  await page.getByLabel('Until when?').fill(dayFromNow(30));
  await press(page, 'One choice');
  await typeThere(page, FIRST);
  await page.getByLabel('Option 1', { exact: true }).fill('Vetch');
  await page.getByLabel('Option 2', { exact: true }).fill('Rye');
  await press(page, 'Scale from 1 to 5');
  await typeThere(page, WET);
  await page.getByLabel('What 5 means').fill('Drowned');
  await press(page, 'Own words');
  await typeThere(page, 'What would help you?');
}

/** Waits for it. */
async function boxOf(of: Locator) {
  await of.waitFor();
  const { x = 0, width = 0 } = (await of.boundingBox()) ?? {};
  return { x, width };
}

/** What a member answers by the API. */
async function answer(member: TestMember, id: string): Promise<void> {
  const [first, wet, help] = (await viewSurvey(member, id)).body.questions;
  const answers = [
    { questionId: first.id, options: [first.options[0].id] },
    { questionId: wet.id, value: 2 },
    { questionId: help.id, text: 'More rain gauges' },
  ];
  expect((await sendAnswers(member, id, answers)).status).toBe(201);
}

test('a teacher asks a group, a farmer answers without a signal, and the results say it once five have answered', async () => {
  const teacher = await newMember('survey-teacher', { viewport: sizes.desktop });
  const group = await newCircle(teacher.member, 'group', '3', { title: 'Cover crops' });
  const others = await Promise.all(
    ['one', 'two', 'three', 'four'].map((name) => stack.member(`survey-${name}`)),
  );
  const farmer = await newMember('survey-farmer', {
    viewport: sizes.phone,
    path: '/mysurvey',
    serviceWorkers: 'allow',
  });
  for (const member of [...others, farmer.member]) await follow(member, 'group', group.id);

  const desk = teacher.page;
  await desk.goto(`${stack.url}/groups/${group.id}`);
  await desk.getByRole('link', { name: 'Create a survey' }).click();
  await title(desk, 'Create a survey');
  await said(desk, 'The members of “Cover crops”');
  await write(desk);
  await expectSound(desk, 'survey-asking');
  await expectUsableByAll(desk);
  await press(desk, 'Send this survey');
  await title(desk, 'My Survey');
  const titled = await boxOf(desk.getByRole('link', { name: SOW, exact: true }));
  const menu = await boxOf(desk.getByRole('button', { name: `Options: ${SOW}` }));
  expect(titled.x + titled.width).toBeLessThanOrEqual(menu.x);

  const phone = farmer.page;
  await phone.reload();
  await phone.getByText('Cover crops (group)').waitFor();
  await kept(phone);
  await phone.getByRole('link', { name: `Answer: ${SOW}` }).click();
  await title(phone, SOW);
  await keeps(phone, '/api/surveys/{id}');
  await farmer.context.setOffline(true);
  // What was opened once opens by its address, too.
  await phone.reload();
  await title(phone, SOW);
  await press(phone, 'Send my answers');
  await phone.getByText('3 questions need another look.').waitFor();
  await expectSound(phone, 'survey-gaps');
  await expectUsableByAll(phone);
  await phone.getByRole('radio', { name: 'Rye' }).check();
  await phone.getByRole('radio', { name: '5, Drowned' }).check();
  await phone.getByRole('textbox', { name: 'What would help you?' }).fill('A second roller');
  await press(phone, 'Send my answers');
  await title(phone, 'Thank you');
  await phone.getByText(/^Your answers are kept on this (phone|computer)/).waitFor();
  await expectSound(phone, 'survey-waits');
  await phone.getByRole('link', { name: 'Your surveys' }).click();
  await waits(phone).waitFor();
  const id: string = (await surveysOf(farmer.member, 'open')).data[0].id;
  await farmer.context.setOffline(false);
  await connect(phone);
  await phone.getByText('No survey waits for you').waitFor();
  await phone.getByRole('link', { name: 'Answered' }).click();
  await phone.getByText('1 answered').waitFor();

  await desk.getByRole('link', { name: `Results: ${SOW}` }).click();
  await desk.getByRole('heading', { name: 'Results appear from 5 answers on' }).waitFor();
  await expectSound(desk, 'survey-few');
  for (const member of others) await answer(member, id);
  await desk.reload();
  await desk.getByRole('list', { name: FIRST }).getByText('4 (80%)').waitFor();
  await said(desk, 'Mean: 2.6 of 5');
  await said(desk, 'A second roller');
  await expectSound(desk, 'survey-results');
  await expectUsableByAll(desk);
});
