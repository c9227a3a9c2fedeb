import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { SurveyResults as Shown, Survey, SurveyAnswers } from '#contract/surveys/surveys.ts';
import { callsTo, heading, hrefOf, press } from '#test/hands.ts';
import { screenOf } from '#test/screen-of.tsx';
import { aSurvey } from '#test/things/surveys/survey-samples.ts';
import { type Answers, failure, json, never, onePage } from '#test/web.tsx';
import { csvOf } from '#web/features/surveys/results/csv.ts';
import { SurveyResults } from '#web/features/surveys/results/results-page.tsx';

const GET = 'GET /api/surveys/s1';
const RESULTS = 'GET /api/surveys/s1/results';
const ANSWERS = 'GET /api/surveys/s1/answers';
const mine = (more: Partial<Survey> = {}) => aSurvey({ isCreator: 'true', isAsked: false, ...more });

const all: Shown = {
  id: 's1',
  isNamed: false,
  answersCount: 8,
  isShown: true,
  questions: [
    { questionId: 'q1', answersCount: 8, counts: [6, 2] },
    { questionId: 'q2', answersCount: 8, counts: [8, 3, 0] },
    { questionId: 'q3', answersCount: 4, counts: [0, 0, 1, 0, 3], mean: 4.5 },
    { questionId: 'q4', answersCount: 3 },
  ],
};
const written = (text: string): SurveyAnswers => ({ answers: [{ questionId: 'q4', text }] });
const pages = (data: readonly SurveyAnswers[], totalPages = 1, page = 1) =>
  json({ ...onePage, page, pages: totalPages, totalPages, totalItems: data.length, data });

const screens = screenOf({ '/surveys/:id/results': <SurveyResults /> }, '/surveys/s1/results', {
  answers: () => ({
    [GET]: () => json(mine()),
    [RESULTS]: () => json({ data: all }),
    [ANSWERS]: () => pages([written('Rain gauges')]),
  }),
});
const show = (answers: Answers = {}) => screens.show(answers, '/surveys/s1/results');

test('each question has its bars with their numbers, and a scale its mean', async () => {
  await show();
  await heading('What do you sow first?', 2);

  const numbers = (name: string) =>
    within(screen.getByRole('list', { name }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(numbers('What do you sow first?')).toEqual(['Vetch6 (75%)', 'Rye2 (25%)']);
  expect(numbers('What do you own?')).toEqual(['A drill8 (100%)', 'A roller3 (38%)', 'A harrow0 (0%)']);
  expect(numbers('How wet was the spring?').at(-1)).toBe('5 (Drowned)3 (75%)');
  screen.getByText('Mean: 4.5 of 5');
  await screen.findByText('Rain gauges');
  expect(hrefOf('Change')).toBe('/surveys/s1/edit');
});

test('its buttons have their place before the results are there', async () => {
  await show({ [RESULTS]: never });

  expect(await screen.findByRole('button', { name: /Looking/ })).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Download as CSV' }).disabled).toBe(true);
});

test.each([
  ['while it loads', never, 'Loading...'],
  ['where it did not load', () => failure(500, 'system.failed', 'Something went wrong.'), 'Try again'],
])('leads back to what one asked %s', async (_, answer, text) => {
  await show({ [GET]: answer });
  await screen.findByText(text);

  expect(hrefOf('Surveys that you created')).toBe('/mysurvey/asked');
});

/** Pages of fifty, of texts without names or of members; each may find others than the page before. */
const inPages =
  (rowsAt: (asked: number) => readonly SurveyAnswers[]) =>
  (asked: { count: number }) =>
  ({ url }: { url: URL }) => {
    const rows = rowsAt(asked.count);
    asked.count += 1;
    const page = Number(url.searchParams.get('pageNumber'));
    const size = Number(url.searchParams.get('pageSize'));
    expect(size).toBe(50);
    const pages = Math.ceil(rows.length / size);
    const data = rows.slice((page - 1) * size, page * size);
    return json({ ...onePage, page, pages, totalPages: pages, totalItems: rows.length, data });
  };
const texts = (count: number) => Array.from({ length: count }, (_, index) => written(`Text ${index}`));

test('texts that arrive between two pages leave none out, and show none twice', async () => {
  // The new one stands first, and moves the others.
  const answers = inPages((asked) => (asked === 0 ? texts(60) : [written('New'), ...texts(60)]));
  await show({ [ANSWERS]: answers({ count: 0 }) });

  await press('More answers');

  await screen.findByText('Text 59');
  const shown = screen.getByRole('list', { name: /^What members wrote/ });
  const said = within(shown)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(said).toEqual(['New', ...texts(60).map((_, index) => `Text ${index}`)]);
});

test('results can be looked at again', async () => {
  let mean = 4.5;
  let said = 'Rain gauges';
  const asked = await show({
    [RESULTS]: () =>
      json({
        data: { ...all, questions: all.questions.map((each) => (each.mean ? { ...each, mean } : each)) },
      }),
    [ANSWERS]: () => pages([written(said)]),
  });
  await screen.findByText('Rain gauges');
  mean = 3.1;
  said = 'A baler';

  await press('Look again');

  await screen.findByText('Mean: 3.1 of 5');
  await screen.findByText('A baler');
  expect(callsTo(asked, RESULTS)).toHaveLength(2);
});

test('results that do not load again stay, which is said', async () => {
  let isBroken = false;
  await show({
    [RESULTS]: () =>
      isBroken ? failure(404, 'survey.missing', 'There is no such survey.') : json({ data: all }),
  });
  await screen.findByText('Mean: 4.5 of 5');
  isBroken = true;

  await press('Look again');

  await screen.findByText(/the newest did not load/);
  screen.getByText('Mean: 4.5 of 5');
});

test('texts come page by page', async () => {
  await show({
    [ANSWERS]: ({ url }) =>
      url.searchParams.get('pageNumber') === '2' ? pages([written('A baler')], 2, 2) : pages([], 2),
  });

  await press('More answers');

  await screen.findByText('A baler');
  expect(screen.queryByRole('button', { name: 'More answers' })).toBeNull();
});

test('without names, fewer than five answers show their number alone', async () => {
  const asked = await show({
    [RESULTS]: () => json({ data: { ...all, answersCount: 4, isShown: false, questions: [] } }),
  });

  await heading('Results appear from 5 answers on', 2);
  screen.getByText(/^4 answered so far\. With fewer than 5 answers/);
  expect(screen.queryByRole('button', { name: 'Download as CSV' })).toBeNull();
  expect(callsTo(asked, ANSWERS)).toEqual([]);
});

test('with names, each member stands with what they answered', async () => {
  await show({
    [GET]: () => json(mine({ isNamed: true })),
    [RESULTS]: () => json({ data: { ...all, isNamed: true } }),
    [ANSWERS]: () =>
      pages([
        {
          creator: 'cem',
          author: 'Cem Kaya',
          answeredOn: '2026-03-02',
          answers: [
            { questionId: 'q1', options: ['o2'] },
            { questionId: 'q3', value: 4 },
          ],
        },
        { author: 'Former member', answers: [] },
      ]),
  });
  const list = within(await screen.findByRole('list', { name: 'Who answered what' }));
  const [cem, former] = list.getAllByRole('listitem').map((each) => within(each));

  expect(hrefOf('Cem Kaya', cem)).toBe('/profile/cem');
  cem?.getByText('Rye');
  cem?.getByText('4');
  former?.getByText('Former member');
  screen.getByText('What members wrote is shown below, with their names.');
});

test('nobody but who asked sees results', async () => {
  const asked = await show({ [GET]: () => json(aSurvey()) });

  await heading('These results are not yours to see');
  expect(callsTo(asked, RESULTS)).toEqual([]);
});

test('results that do not load say so', async () => {
  await show({ [RESULTS]: () => failure(500, 'system.failed', 'Something went wrong.') });

  await heading('The results did not load', 2);
});

test('the file has each answer with its count, and every text of all pages', async () => {
  const files = savedFiles();
  await show({
    [ANSWERS]: ({ url }) =>
      url.searchParams.get('pageNumber') === '2'
        ? pages([written('=HYPERLINK("x")')], 2, 2)
        : pages([written('Rain, and gauges')], 2),
  });

  await press('Download as CSV');

  await waitFor(() => expect(files).toHaveLength(1));
  expect(files[0]?.name).toBe('What-you-sow-between-rows.csv');
  const bytes = new Uint8Array((await files[0]?.blob.arrayBuffer()) as ArrayBuffer);
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const lines = new TextDecoder().decode(bytes).split('\r\n');
  expect(lines).toContain('What do you sow first?,Vetch,6');
  expect(lines).toContain('How wet was the spring?,Mean,4.5');
  expect(lines).toContain('What would help you?,"Rain, and gauges",1');
  expect(lines).toContain(`What would help you?,"'=HYPERLINK(""x"")",1`);
});

test('a file that answers arrive into is read again from its first page on, three times at most', async () => {
  const files = savedFiles();
  const asked = { count: 0 };
  const isStill = () => asked.count > 2;
  await show({
    [ANSWERS]: inPages((count) => (isStill() ? texts(62) : texts(60 + count)))(asked),
  });
  await screen.findByText('Text 0');

  await press('Download as CSV');

  await waitFor(() => expect(files).toHaveLength(1));
  const lines = ((await files[0]?.blob.text()) ?? '').split('\r\n').filter((line) => line.includes(',Text '));
  expect(lines).toHaveLength(62);
  expect(new Set(lines).size).toBe(62);
  // Once for the screen, twice for what was read while another arrived, and twice for all.
  expect(asked.count).toBe(5);
});

test('with names, a member who stands on two pages is in the file once', async () => {
  const files = savedFiles();
  const named = (creator: string): SurveyAnswers => ({ creator, author: creator, answers: [] });
  let asked = 0;
  await show({
    [GET]: () => json(mine({ isNamed: true })),
    [RESULTS]: () => json({ data: { ...all, isNamed: true } }),
    [ANSWERS]: ({ url }) => {
      asked += 1;
      const page = Number(url.searchParams.get('pageNumber'));
      return json({
        ...onePage,
        page,
        pages: 2,
        totalPages: 2,
        totalItems: 51 + asked,
        data: page === 1 ? [named('cem'), named('ada')] : [named('ada'), named('ben')],
      });
    },
  });
  await screen.findByText('cem');
  asked = 0;

  await press('Download as CSV');

  await waitFor(() => expect(files).toHaveLength(1));
  const rows = ((await files[0]?.blob.text()) ?? '').trim().split('\r\n').slice(1);
  expect(rows.map((row) => row.split(',')[0])).toEqual(['cem', 'ada', 'ben']);
  expect(asked).toBe(6);
});

test('with names, the file has a row for each member', async () => {
  const files = savedFiles();
  await show({
    [GET]: () => json(mine({ isNamed: true })),
    [RESULTS]: () => json({ data: { ...all, isNamed: true } }),
    [ANSWERS]: () =>
      pages([
        { author: '@cem', answeredOn: '2026-03-02', answers: [{ questionId: 'q2', options: ['p1', 'p3'] }] },
      ]),
  });

  await press('Download as CSV');

  await waitFor(() => expect(files).toHaveLength(1));
  const text = (await files[0]?.blob.text()) ?? '';
  expect(text.split('\r\n')[1]).toBe(`'@cem,2026-03-02,,A drill; A harrow,,`);
});

test.each(['=1+1', '+49 30', '-5', '@cem', '\tx'])(
  'a field that begins like a formula (%j) stays a text',
  (text) => {
    expect(
      csvOf([[text]])
        .slice(1)
        .replaceAll('"', '')
        .startsWith("'"),
    ).toBe(true);
  },
);

test('quotes, commas and lines of a field stay in it, and numbers are numbers', () => {
  expect(csvOf([['a"b', 'c,d', 'e\nf', 7]])).toBe('\uFEFF"a""b","c,d","e\nf",7\r\n');
});

/** What is handed to the browser's downloads. */
function savedFiles(): { blob: Blob; name: string }[] {
  const files: { blob: Blob; name: string }[] = [];
  let last: Blob;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    last = blob as Blob;
    return 'blob:x';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ blob: last, name: this.download });
  });
  return files;
}
