import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { callsTo, cardOf, confirm, hrefOf, press, sent } from '#test/hands.ts';
import { screenOf } from '#test/screen-of.tsx';
import { aSurvey, aSurveyCard } from '#test/things/surveys/survey-samples.ts';
import { type Answers, failure, json, onePage } from '#test/web.tsx';
import { SurveyLists } from '#web/features/surveys/lists/lists-page.tsx';

const LIST = 'GET /api/surveys';
const DISMISS = 'PUT /api/surveys/s1/dismissed';
const page = <Item,>(data: readonly Item[]) => json({ ...onePage, totalItems: data.length, data });

const screens = screenOf(
  {
    '/mysurvey': <SurveyLists scope="open" />,
    '/mysurvey/answered': <SurveyLists scope="answered" />,
    '/mysurvey/asked': <SurveyLists scope="mine" />,
  },
  '/mysurvey',
  { answers: () => ({ [LIST]: () => page([aSurveyCard()]), 'GET /api/surveys/s1': () => json(aSurvey()) }) },
);
const show = (answers: Answers = {}, path = '/mysurvey') => screens.show(answers, path);

test('a survey that waits has a title, whom it asks, until when, how many answered, and the ways to answer and to dismiss it', async () => {
  const asked = await show();
  const card = await cardOf('What you sow between rows');

  card.getByText('Cover crops (group)');
  card.getByText('Open until 9 March 2126');
  card.getByText('42 answered');
  expect(hrefOf('Answer: What you sow between rows', card)).toBe('/surveys/s1');
  card.getByRole('button', { name: 'Dismiss: What you sow between rows' });
  const tabs = within(screen.getByRole('navigation', { name: 'My Survey' }));
  expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Open',
    'Answered',
    'Created',
  ]);
  expect(hrefOf('My dashboard')).toBe('/dashboard');
  const [query] = callsTo(asked, LIST).map(({ url }) => Object.fromEntries(url.searchParams));
  expect(query).toMatchObject({ scope: 'open', communityId: '3' });
});

test('the questions of what waits are fetched with the list, so that they can be answered without a signal', async () => {
  const asked = await show();

  await waitFor(() => expect(callsTo(asked, 'GET /api/surveys/s1')).toHaveLength(1));
});

test('a dismissed survey goes at once, is dismissed once, and can be brought back', async () => {
  let isDismissed = false;
  const asked = await show({
    [LIST]: () => page(isDismissed ? [] : [aSurveyCard()]),
    [DISMISS]: ({ body }) => {
      isDismissed = (body as { dismissed: boolean }).dismissed;
      return json({ data: { id: 's1', isDismissed } });
    },
  });

  await press(/^Dismiss/);
  await screen.findByText('No survey waits for you');
  await waitFor(() => expect(callsTo(asked, DISMISS).map(sent)).toEqual([{ dismissed: true }]));
  await press('Undo');

  await cardOf('What you sow between rows');
  expect(callsTo(asked, DISMISS).map(sent)).toEqual([{ dismissed: true }, { dismissed: false }]);
});

/** Pages of one survey each; those that are dismissed are on none. */
function pagesOfOne(): Answers {
  const titles = ['What you sow between rows', 'How the harvest was', 'Who has a baler'];
  let left = titles.map((title, index) => aSurveyCard({ id: `s${index + 1}`, title }));
  const ofEach = titles.map((_, index): Answers => {
    const id = `s${index + 1}`;
    return {
      [`GET /api/surveys/${id}`]: () => json(aSurvey({ id })),
      [`PUT /api/surveys/${id}/dismissed`]: () => {
        left = left.filter((each) => each.id !== id);
        return json({ data: { id, isDismissed: true } });
      },
    };
  });
  return {
    ...Object.assign({}, ...ofEach),
    [LIST]: ({ url }) => {
      const at = Number(url.searchParams.get('pageNumber'));
      const count = left.length;
      return json({
        ...onePage,
        page: at,
        pages: count,
        totalPages: count,
        totalItems: count,
        data: left.slice(at - 1, at),
      });
    },
  };
}

test('once all of a page is dismissed, what waits on the next one comes in its place', async () => {
  await show(pagesOfOne());

  await press('Dismiss: What you sow between rows');
  await press('Dismiss: How the harvest was');

  await cardOf('Who has a baler');
  expect(screen.queryByText('There is no such page')).toBeNull();
});

test('once all of the last page is dismissed, the one before is shown', async () => {
  await show(pagesOfOne(), '/mysurvey?page=3');

  await press('Dismiss: Who has a baler');

  await cardOf('How the harvest was');
});

test('a dismissal that is refused brings the survey back, and says why', async () => {
  await show({ [DISMISS]: () => failure(404, 'survey.missing', 'There is no such survey.') });

  await press(/^Dismiss/);

  await screen.findByText('The survey stays. There is no such survey.');
  await cardOf('What you sow between rows');
});

test('what was answered stands by itself, without ways to answer it again', async () => {
  const asked = await show(
    { [LIST]: () => page([aSurveyCard({ answeredOn: '2026-03-02' })]) },
    '/mysurvey/answered',
  );
  const card = await cardOf('What you sow between rows');

  expect(card.queryByRole('link', { name: /^Answer/ })).toBeNull();
  expect(hrefOf('Create a survey')).toBe('/surveys/add');
  expect(callsTo(asked, LIST)[0]?.url.searchParams.get('scope')).toBe('answered');
});

test('who asked finds the results, the form and the deletion of a survey, and the way to ask another', async () => {
  let isThere = true;
  const mine = aSurveyCard({ isCreator: 'true' });
  const asked = await show(
    {
      [LIST]: () => page(isThere ? [mine] : []),
      'DELETE /api/surveys/s1': () => {
        isThere = false;
        return json({ id: 's1' });
      },
    },
    '/mysurvey/asked',
  );
  const card = await cardOf('What you sow between rows');

  expect(hrefOf('Results: What you sow between rows', card)).toBe('/surveys/s1/results');
  expect(hrefOf('Create a survey')).toBe('/surveys/add');
  await press('Options: What you sow between rows', card);
  await press('Delete');
  await confirm('Delete');

  await screen.findByText('You have not created a survey yet');
  screen.getByText('The survey is deleted.');
  expect(callsTo(asked, 'DELETE /api/surveys/s1')).toHaveLength(1);
});
