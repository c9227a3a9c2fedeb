import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { dayAfter } from '#contract/fields/day.ts';
import type { Survey } from '#contract/surveys/surveys.ts';
import { box, callsTo, confirm, connect, fill, heading, hrefOf, press, sent } from '#test/hands.ts';
import { screenOf } from '#test/screen-of.tsx';
import { aSurvey } from '#test/things/surveys/survey-samples.ts';
import { type Answers, failure, isAt, json, noConnection, onePage } from '#test/web.tsx';
import { SurveyEditor } from '#web/features/surveys/asking/editor-page.tsx';
import { localDay } from '#web/lib/format/local-day.ts';

const ADD = 'POST /api/surveys/add';
const CHANGE = 'PUT /api/surveys/s1';
const LAST_DAY = dayAfter(localDay(new Date()), 30);
const own = (more: Partial<Survey> = {}) =>
  aSurvey({ isCreator: 'true', isAsked: false, answersCount: 0, ...more });
const page = (data: readonly object[]) => json({ ...onePage, totalItems: data.length, data });

const screens = screenOf(
  { '/surveys/add': <SurveyEditor />, '/surveys/:id/edit': <SurveyEditor /> },
  '/surveys/add?on=group&id=g1',
  {
    answers: () => ({
      'GET /api/groups/g1': () => json(aGroup),
      'GET /api/communities/user': () => json({ ...onePage, totalItems: 0, communities: [] }),
      'GET /api/groups/community/3/user': () => page([aGroup]),
      'GET /api/enterprises/community/3/user': () => page([]),
      'GET /api/courses/user': () => page([]),
      'GET /api/surveys/s1': () => json(own()),
      [ADD]: () => json({ data: own() }, 201),
    }),
  },
);
const show = (answers: Answers = {}, path = '/surveys/add?on=group&id=g1') => screens.show(answers, path);

const aGroup = {
  id: 'g1',
  communityId: '3',
  title: 'Cover crops',
  description: 'What grows between',
  creator: 'ada',
  isFollowed: '1',
  isCreator: 'true',
  followersCount: 4,
  createdAt: '2026-01-01T08:00:00.000Z',
  version: 0,
};

const add = (kind: string) => press(kind, within(screen.getByRole('group', { name: 'Add a question' })));

async function write(): Promise<void> {
  await fill('Title', 'What you sow');
  await fill('Until when?', LAST_DAY);
  await add('One choice');
  await userEvent.keyboard('What first?');
  await fill('Option 1', 'Vetch');
  await fill('Option 2', 'Rye');
}

test('a survey that is begun on the page of a group asks its members, and goes out whole', async () => {
  const asked = await show();
  await screen.findByText('The members of “Cover crops”');
  await write();
  await add('Scale from 1 to 5');
  await userEvent.keyboard('How wet?');
  await fill('What 1 means (optional)', 'Dry');
  await userEvent.click(screen.getByLabelText(/^Yes, with names/));

  await press('Send this survey');

  await isAt('/mysurvey/asked');
  await screen.findByText('“What you sow between rows” is open for answers.');
  expect(callsTo(asked, ADD).map(sent)).toEqual([
    {
      on: 'group',
      id: 'g1',
      title: 'What you sow',
      text: '',
      until: LAST_DAY,
      isNamed: true,
      questions: [
        {
          kind: 'one',
          question: 'What first?',
          isRequired: true,
          options: [{ text: 'Vetch' }, { text: 'Rye' }],
        },
        { kind: 'scale', question: 'How wet?', isRequired: true, lowLabel: 'Dry', highLabel: '' },
      ],
    },
  ]);
});

test('an option stays on one line, whatever is pasted', async () => {
  await show();
  await screen.findByText('The members of “Cover crops”');
  await write();

  await userEvent.click(box('Option 2'));
  await userEvent.paste(', early\n  or\tlate');

  expect(box('Option 2').value).toBe('Rye, early or late');
});

test('begun without a place, it is chosen among what the member made', async () => {
  const asked = await show({}, '/surveys/add');
  await screen.findByRole('option', { name: 'Cover crops' });
  expect(hrefOf('Change the community')).toBe('/community-switching');
  await write();
  await userEvent.selectOptions(screen.getByLabelText('Who is asked?'), 'Cover crops');

  await press('Send this survey');

  await waitFor(() => expect(callsTo(asked, ADD).map(sent)).toMatchObject([{ on: 'group', id: 'g1' }]));
});

test('who made nothing is told whom one can ask', async () => {
  await show({ 'GET /api/groups/community/3/user': () => page([]) }, '/surveys/add');

  await heading('There is nobody to ask yet', 2);
  screen.getByText(/groups and enterprises of “.+”, where you are now/);
  expect(hrefOf('Change the community')).toBe('/community-switching');
});

test('what is missing is named at its field, and the first of it gets the focus', async () => {
  const asked = await show();
  await screen.findByText('The members of “Cover crops”');
  await add('One choice');

  await press('Send this survey');

  await screen.findByText('Something is still missing.');
  for (const text of [
    'Please give the survey a title.',
    'Please choose the last day.',
    'Please write the question.',
  ])
    screen.getByText(text);
  expect(screen.getAllByText('This option is empty.')).toHaveLength(2);
  await waitFor(() => expect(document.activeElement).toBe(box('Title')));
  expect(callsTo(asked, ADD)).toEqual([]);
});

test('what is added after a failed try is not wrong before the next one', async () => {
  await show();
  await screen.findByText('The members of “Cover crops”');
  await press('Send this survey');
  await screen.findByText('Please add a question.');

  await add('One choice');

  expect(screen.queryByText('Please write the question.')).toBeNull();
  expect(screen.queryByText('This option is empty.')).toBeNull();
  screen.getByText('Something is still missing.');
  await press('Send this survey');
  await screen.findByText('Please write the question.');
  await press('Add option');
  expect(screen.getAllByText('This option is empty.')).toHaveLength(2);
});

test('says whose places did not load, where one chooses who is asked', async () => {
  let isDown = true;
  await show(
    {
      'GET /api/courses/user': () =>
        isDown ? failure(500, 'system.failed', 'Something went wrong.') : page([]),
    },
    '/surveys/add',
  );
  await screen.findByText('Your communities, groups, enterprises and courses did not load.');
  const ofCommunity = /^Only the groups and enterprises of/;
  expect(screen.queryByText(ofCommunity)).toBeNull();
  isDown = false;

  await press('Try again');

  await screen.findByText(ofCommunity);
});

test.each([
  [-1, 'Please choose a day that is still to come.'],
  [400, 'Please choose a day within a year.'],
])('a last day %i days away is refused', async (days, text) => {
  await show();
  await fill('Until when?', dayAfter(localDay(new Date()), days));

  await press('Send this survey');

  await screen.findByText(text);
});

test('questions are moved and removed by buttons, also with the keyboard', async () => {
  await show();
  await screen.findByText('The members of “Cover crops”');
  for (const words of ['First', 'Second', 'Third']) {
    await add('Own words');
    await userEvent.keyboard(words);
  }
  const texts = () => screen.getAllByLabelText('Question').map((each) => (each as HTMLTextAreaElement).value);

  screen.getByRole('button', { name: 'Move up: Question 3' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(texts()).toEqual(['First', 'Third', 'Second']);
  await press('Remove: Question 1');

  expect(texts()).toEqual(['Third', 'Second']);
  expect(document.activeElement).toBe(screen.getAllByLabelText('Question')[0]);
});

test('a question of options keeps two of them, and gets more', async () => {
  await show();
  await screen.findByText('The members of “Cover crops”');
  await add('Several choices');
  expect(screen.getByRole('button', { name: 'Remove option 1' }).getAttribute('aria-disabled')).toBe('true');

  await press('Add option');
  await userEvent.keyboard('Oats');
  await press('Remove option 1');

  expect(box('Option 2').value).toBe('Oats');
});

test('Enter goes on to the next option, and adds one behind the last', async () => {
  await show();
  await add('One choice');
  await userEvent.click(box('Option 1'));

  await userEvent.keyboard('Vetch{Enter}Rye{Enter}Oats');

  expect([1, 2, 3].map((number) => box(`Option ${number}`).value)).toEqual(['Vetch', 'Rye', 'Oats']);
});

test('what is written stays on the device, and can be dropped', async () => {
  await show();
  await fill('Title', 'What you sow');
  screens.open('/surveys/add?on=group&id=g1');
  await screen.findByText(/You began this before/);
  expect(screen.getAllByLabelText('Title').map((each) => (each as HTMLInputElement).value)).toEqual([
    'What you sow',
    'What you sow',
  ]);

  await press('Drop my changes');
  await confirm('Drop');

  await waitFor(() =>
    expect(screen.getAllByLabelText('Title').map((each) => (each as HTMLInputElement).value)).toContain(''),
  );
});

test('without a connection it waits on the device, and is asked once there is one', async () => {
  let isOff = true;
  await show({ [ADD]: () => (isOff ? noConnection() : json({ data: own() }, 201)) });
  await write();
  await press('Send this survey');
  await screen.findByText(/There is no connection right now/);
  isOff = false;

  connect();

  await isAt('/mysurvey/asked');
});

test('a survey that nobody has answered can be changed in all of it', async () => {
  const asked = await show({ [CHANGE]: () => json(own({ title: 'What you sow now' })) }, '/surveys/s1/edit');
  await fill('Title', 'What you sow now');
  await press('Remove: Question 4');

  await press('Save changes');

  await isAt('/mysurvey/asked');
  const [said] = callsTo(asked, CHANGE).map(sent) as unknown as { questions: object[]; version: number }[];
  expect(said).toMatchObject({ title: 'What you sow now', version: 0, isNamed: false });
  expect(said?.questions).toHaveLength(3);
});

test('once somebody has answered, its questions and its names stay as they are', async () => {
  const answered = own({ answersCount: 3 });
  const asked = await show(
    { 'GET /api/surveys/s1': () => json(answered), [CHANGE]: () => json(answered) },
    '/surveys/s1/edit',
  );
  await screen.findByText('Somebody has already answered, so the questions can no longer be changed.');
  screen.getByText('Without names: nobody sees who answered.');
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
  await fill('Title', 'What you sow now');

  await press('Save changes');

  await waitFor(() => expect(callsTo(asked, CHANGE)).toHaveLength(1));
  expect(Object.keys(sent(callsTo(asked, CHANGE)[0] as never)).sort()).toEqual([
    'text',
    'title',
    'until',
    'version',
  ]);
});

test('answers that came while the questions were changed are said, and all else can be saved', async () => {
  let isAnswered = false;
  const asked = await show(
    {
      // The number may be a moment old.
      'GET /api/surveys/s1': () => json(own()),
      [CHANGE]: () => {
        if (isAnswered) return json(own({ answersCount: 1, title: 'What you sow now' }));
        isAnswered = true;
        return failure(409, 'survey.has-answers', 'Somebody has answered already.');
      },
    },
    '/surveys/s1/edit',
  );
  await fill('Title', 'What you sow now');
  await press('Remove: Question 4');
  await userEvent.click(screen.getByLabelText(/^Yes, with names/));
  await press('Save changes');

  await screen.findByText(/^Somebody has answered in the meantime/);
  screen.getByText(/^Your changes to the questions, or/);
  screen.getByText('Without names: nobody sees who answered.');
  await screen.findByRole('button', { name: /^Copy/ });
  const list = within(screen.getByRole('region', { name: 'Questions' }));
  expect(list.getAllByRole('listitem')).toHaveLength(4);
  await press('Save changes');

  await isAt('/mysurvey/asked');
  expect(Object.keys(sent(callsTo(asked, CHANGE)[1] as never)).sort()).toEqual([
    'text',
    'title',
    'until',
    'version',
  ]);
});

test('a question that was begun before somebody answered keeps nothing from being saved', async () => {
  let answersCount = 0;
  const asked = await show(
    {
      'GET /api/surveys/s1': () => json(own({ answersCount })),
      [CHANGE]: () => json(own({ answersCount })),
    },
    '/surveys/s1/edit',
  );
  await screen.findByLabelText('Title');
  await add('Own words');
  answersCount = 2;
  cleanup();
  screens.open('/surveys/s1/edit');
  await screen.findByText(/^Your changes to the questions, or/);

  await press('Save changes');

  await isAt('/mysurvey/asked');
  expect(callsTo(asked, CHANGE)).toHaveLength(1);
});

test('a change from another device is said, and what was typed can be saved over it', async () => {
  const versions: number[] = [];
  await show(
    {
      'GET /api/surveys/s1': () => json(own({ version: versions.length > 0 ? 5 : 0 })),
      [CHANGE]: ({ body }) => {
        const { version } = body as { version: number };
        versions.push(version);
        return version === 5 ? json(own()) : failure(409, 'survey.changed', 'This survey was changed.');
      },
    },
    '/surveys/s1/edit',
  );
  await fill('Title', 'What you sow now');
  await press('Save changes');
  await screen.findByText(/This survey was changed on another device/);

  await press('Save changes');

  await isAt('/mysurvey/asked');
  expect(versions).toEqual([0, 5]);
});

test('others than who asked find no form', async () => {
  await show({ 'GET /api/surveys/s1': () => json(aSurvey()) }, '/surveys/s1/edit');

  await heading('This survey is not here');
});
