import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { SurveyQuestion as Question } from '#contract/surveys/survey-questions.ts';
import type { Survey } from '#contract/surveys/surveys.ts';
import { callsTo, connect, heading, hrefOf, press, sent } from '#test/hands.ts';
import { screenOf } from '#test/screen-of.tsx';
import { aSurvey, surveyQuestions } from '#test/things/surveys/survey-samples.ts';
import { type Answers, failure, json, noConnection } from '#test/web.tsx';
import { SurveyPage } from '#web/features/surveys/answering/survey-page.tsx';

const GET = 'GET /api/surveys/s1';
const ANSWER = 'POST /api/surveys/s1/answers';

const screens = screenOf({ '/surveys/:id': <SurveyPage /> }, '/surveys/s1', {
  answers: () => ({
    [GET]: () => json(aSurvey()),
    [ANSWER]: () => json({ data: { id: 's1', answeredOn: '2026-03-02' } }, 201),
  }),
});
const show = (answers: Answers = {}) => screens.show(answers, '/surveys/s1');
const showOne = (more: Partial<Survey>) => show({ [GET]: () => json(aSurvey(more)) });

const choose = async (name: string) => userEvent.click(await screen.findByLabelText(name));
async function answerAll(): Promise<void> {
  await choose('Rye');
  await choose('A drill');
  await choose('A harrow');
  await choose('5, Drowned');
  await userEvent.type(screen.getByLabelText(/^What would help you/), 'More rain gauges');
}

test('a survey says whom it asks, who asked, that nobody sees who answered, and what has to be answered', async () => {
  await showOne({ text: 'Two minutes.' });
  await heading('What you sow between rows');

  for (const text of [
    'Cover crops (group)',
    'Created by Ben Hill',
    'Two minutes.',
    'Nobody sees who answered.',
  ])
    screen.getByText(text);
  const one = within(screen.getByRole('radiogroup', { name: 'What do you sow first? (required)' }));
  expect(one.getAllByRole('radio')).toHaveLength(2);
  const several = within(screen.getByRole('group', { name: 'What do you own? (required)' }));
  expect(several.getAllByRole('checkbox')).toHaveLength(3);
  const scale = within(screen.getByRole('radiogroup', { name: 'How wet was the spring? (optional)' }));
  expect(scale.getAllByRole('radio').map((each) => each.getAttribute('aria-label'))).toEqual([
    '1, Dry',
    '2',
    '3',
    '4',
    '5, Drowned',
  ]);
});

test('a survey with names says that who asked sees who answered', async () => {
  await showOne({ isNamed: true });

  await screen.findByText('Whoever created it will see your name.');
});

test('all answers go out at once, and a screen thanks for them', async () => {
  const asked = await show();
  await answerAll();

  await press('Send my answers');

  await heading('Thank you');
  screen.getByText('Your answers have been sent.');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Thank you'));
  expect(callsTo(asked, ANSWER).map(sent)).toEqual([
    {
      answers: [
        { questionId: 'q1', options: ['o2'] },
        { questionId: 'q2', options: ['p1', 'p3'] },
        { questionId: 'q3', value: 5 },
        { questionId: 'q4', text: 'More rain gauges' },
      ],
    },
  ]);
});

test('what is missing is named at its question, and the first of it gets the focus', async () => {
  const asked = await show();
  await choose('Rye');

  await press('Send my answers');

  await screen.findByText('2 questions need another look.');
  const several = screen.getByRole('group', { name: /^What do you own/ });
  expect(within(several).getByText('Please choose at least one answer.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(within(several).getAllByRole('checkbox')[0]));
  const text = screen.getByLabelText(/^What would help you/);
  expect(text.getAttribute('aria-invalid')).toBe('true');
  const errors = (text.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id));
  expect(errors.map((error) => error?.textContent)).toContain('Please write an answer.');
  expect(callsTo(asked, ANSWER)).toEqual([]);
});

test('a choice that is not required can be taken back', async () => {
  await show();
  await choose('5, Drowned');

  await press('Clear my choice: How wet was the spring?');

  expect((screen.getByLabelText('5, Drowned') as HTMLInputElement).checked).toBe(false);
  expect(screen.queryByRole('button', { name: /^Clear my choice/ })).toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText('1, Dry'));
});

test('what is chosen stays on the device until it is sent', async () => {
  await show();
  await choose('Rye');
  screens.open('/surveys/s1');

  const again = await screen.findAllByLabelText('Rye');

  expect(again.map((each) => (each as HTMLInputElement).checked)).toEqual([true, true]);
});

test('answers without a connection wait on the device, can be changed, and go out once there is one', async () => {
  let isOff = true;
  const asked = await show({
    [ANSWER]: () => (isOff ? noConnection() : json({ data: { id: 's1', answeredOn: '2026-03-02' } }, 201)),
  });
  await answerAll();
  await press('Send my answers');
  await screen.findByText(/Your answers are kept on this phone|Your answers are kept on this device/);
  await press('Change my answers');
  await choose('Vetch');
  isOff = false;

  await press('Send my answers');

  await screen.findByText('Your answers have been sent.');
  const said = callsTo(asked, ANSWER).map(
    (each) => sent(each)['answers'] as unknown as { options: string[] }[],
  );
  expect(said.at(-1)?.[0]?.options).toEqual(['o1']);
});

test('answers that wait go out by themselves, which the open page says', async () => {
  let isOff = true;
  await show({
    [ANSWER]: () => (isOff ? noConnection() : json({ data: { id: 's1', answeredOn: '2026-03-02' } }, 201)),
  });
  await answerAll();
  await press('Send my answers');
  await screen.findByText(/Your answers are kept/);
  isOff = false;

  connect();

  await screen.findByText('Your answers have been sent.');
});

test('a survey that ended before the answers arrived says so', async () => {
  let hasEnded = false;
  await show({
    [GET]: () => json(aSurvey({ hasEnded })),
    [ANSWER]: () => {
      hasEnded = true;
      return failure(409, 'survey.ended', 'This survey has ended: it takes no more answers.');
    },
  });
  await answerAll();

  await press('Send my answers');

  await heading('This survey has ended');
  screen.getByText(/Your answers did not arrive in time, so they are not counted./);
});

test('a refusal is said in its words, and the answers stay', async () => {
  await show({ [ANSWER]: () => failure(403, 'survey.not-asked', 'Only members of the place can answer.') });
  await answerAll();

  await press('Send my answers');

  await screen.findByText('Only members of the place can answer.');
  expect((screen.getByLabelText('Rye') as HTMLInputElement).checked).toBe(true);
});

/** Asked anew, with names: harrows are out, the weather is asked for otherwise, all else is as it was. */
const asksAnew = () => {
  const [first, second, third, fourth] = surveyQuestions as [Question, Question, Question, Question];
  const others = second.options?.slice(0, 2).map(({ id, text }) => ({ id: `new-${id}`, text })) ?? [];
  return aSurvey({
    isNamed: true,
    questions: [
      { ...fourth, id: 'n4' },
      {
        ...first,
        id: 'n1',
        options: first.options?.map(({ id, text }) => ({ id: `new-${id}`, text })) ?? [],
      },
      { ...second, id: 'n2', options: others },
      { ...third, id: 'n3', question: 'How wet was the autumn?' },
    ],
  });
};
const otherQuestions = () =>
  failure(409, 'survey.other-questions', 'The questions were changed meanwhile. Please answer them anew.');

/** What is said of a survey that was changed, and what its form holds. */
async function expectCarriedOver(): Promise<void> {
  const notice = within(await screen.findByRole('region', { name: 'This survey was changed' }));
  notice.getByText(/Now whoever created it will see your name/);
  expect(notice.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['A harrow', '5']);
  await notice.findByRole('button', { name: /^Copy/ });
  const ticked = screen
    .getAllByRole<HTMLInputElement>('radio')
    .concat(screen.getAllByRole('checkbox'))
    .filter(({ checked }) => checked);
  expect(ticked.map((each) => each.closest('label')?.textContent)).toEqual(['Rye', 'A drill']);
}

test('a survey that was changed is loaded again, takes what is still asked, and says what it does not ask any more', async () => {
  let isChanged = false;
  const asked = await show({
    [GET]: () => json(isChanged ? asksAnew() : aSurvey()),
    [ANSWER]: () => {
      if (isChanged) return json({ data: { id: 's1', answeredOn: '2026-03-02' } }, 201);
      isChanged = true;
      return otherQuestions();
    },
  });
  await answerAll();

  await press('Send my answers');

  await expectCarriedOver();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('This survey was changed'));
  await userEvent.type(screen.getByLabelText(/^What would help you/), ', and a baler');
  await expectCarriedOver();
  await press('Send my answers');
  await heading('Thank you');
  expect(callsTo(asked, ANSWER).map(sent)[1]).toEqual({
    answers: [
      { questionId: 'n4', text: 'More rain gauges, and a baler' },
      { questionId: 'n1', options: ['new-o2'] },
      { questionId: 'n2', options: ['new-p1'] },
    ],
  });
});

test('answers that waited for a signal while the survey was changed come back into its form', async () => {
  let isOff = true;
  await show({
    [GET]: () => json(isOff ? aSurvey() : asksAnew()),
    [ANSWER]: () => (isOff ? noConnection() : otherQuestions()),
  });
  await answerAll();
  await press('Send my answers');
  await screen.findByText(/Your answers are kept/);
  isOff = false;

  // A refusal of what may have arrived before is doubted some times, after longer and longer pauses.
  await waitFor(() => {
    connect();
    screen.getByRole('region', { name: 'This survey was changed' });
  });

  await expectCarriedOver();
});

test.each<[string, Partial<Survey>]>([
  ['You have answered this survey', { answeredOn: '2026-03-02' }],
  ['This survey has ended', { endsAt: '2020-03-02T12:00:00.000Z' }],
  ['This survey is not open to you', { isAsked: false }],
])('%s: no question is shown', async (title, more) => {
  await showOne(more);
  await heading(title);

  expect(screen.queryByRole('radio')).toBeNull();
  expect(hrefOf('Your surveys')).toBe('/mysurvey');
});

test('a survey that is gone leads to the others', async () => {
  await show({ [GET]: () => failure(404, 'survey.missing', 'There is no such survey.') });

  await heading('This survey is not here');
  expect(hrefOf('Your surveys')).toBe('/mysurvey');
});

test('who asks a survey is led to its results', async () => {
  await showOne({ isCreator: 'true', isAsked: false });

  await waitFor(() => expect(screen.getByTestId('place').textContent).toBe('/surveys/s1/results'));
});
