import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Course } from '#contract/courses/courses.ts';
import { box, callsTo, press, sent, type } from '#test/hands.ts';
import { screenOf } from '#test/screen-of.tsx';
import { type Answers, descriptionOf, failure, json, noConnection } from '#test/web.tsx';
import { CourseDialog } from '#web/features/courses/writing/course-dialog.tsx';
import { aWholeCourse } from './a-course.ts';

const ADD = 'POST /api/courses/add';
const GET = 'GET /api/courses/own';
const SAVE = 'PUT /api/courses/own';
const CATEGORIES = 'GET /api/courses/categories';
const GONE = 'This category is not there any more. Please select another one.';
const categories = [
  { id: 'c1', name: 'Farming' },
  { id: 'c2', name: 'Nature' },
];
const own = aWholeCourse('own', {
  creator: 'ada',
  title: 'Grafting',
  categoryId: 'c1',
  isFree: false,
  price: 25.5,
});

const onSaved = vi.fn<(saved: Course) => void>();
beforeEach(() => void onSaved.mockReset());

const then = { onClose: vi.fn(), onSaved };
const screens = screenOf(
  { '/new': <CourseDialog {...then} />, '/own': <CourseDialog of={own} {...then} /> },
  '/new',
  {
    answers: () => ({
      [CATEGORIES]: () => json({ results: categories }),
      [GET]: () => json(own),
      [ADD]: (request) => json({ data: aWholeCourse('new', { title: sent(request)['title'] ?? '' }) }, 201),
      [SAVE]: () => json({ ...own, version: 1 }),
    }),
  },
);

/** The form of the course that is there. */
async function showOwn(answers: Answers = {}) {
  const asked = await screens.show(answers, '/own');
  await screen.findByLabelText('Title');
  return asked;
}

/** The form of a new one, for which the usual type was chosen. */
async function showNew(answers: Answers = {}) {
  const asked = await screens.show(answers);
  await press('Continue');
  await screen.findByLabelText('Title');
  return asked;
}

const free = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Free' });
const price = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Price/ });
const category = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Category' });
const choose = async (name: string) =>
  userEvent.selectOptions(category(), await screen.findByRole('option', { name }));

async function fill() {
  await type('Title', 'Grafting');
  await type('Description', 'Whip and tongue.');
  await choose('Nature');
}

describe('the type', () => {
  test('is asked first; Live is not there yet, says so as a status, and Continue rests until another is chosen', async () => {
    await screens.show();
    const usual = await screen.findByRole('radio', { name: 'At their own pace' });
    expect(document.activeElement).toBe(usual);

    await userEvent.keyboard('{ArrowDown}');

    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Live, at a set time' }));
    const refusal = 'Sorry!!! this feature is not available';
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(refusal);
    const resting = screen.getByRole('button', { name: 'Continue' });
    expect(resting.getAttribute('aria-disabled')).toBe('true');
    expect(descriptionOf(resting)).toBe(refusal);
    await userEvent.click(resting);
    expect(screen.queryByLabelText('Title')).toBeNull();

    await userEvent.click(usual);
    expect(screen.queryByText(/^Sorry/)).toBeNull();
    await press('Continue');

    const title = await screen.findByLabelText('Title');
    await waitFor(() => expect(document.activeElement).toBe(title));
  });

  test('is left by a double tap without a word on fields that nobody has filled yet', async () => {
    await screens.show();

    // Both at once: the second tap comes within half a second.
    fireEvent.click(await screen.findByRole('button', { name: 'Continue' }), { detail: 1 });
    fireEvent.click(screen.getByText('Create course', { selector: 'button, button *' }), { detail: 2 });

    await type('Title', 'Graf');
    expect(screen.queryByText('You must add description')).toBeNull();
  });
});

describe('a new course', () => {
  test('says at each field what is missing, in the order of the form, and the first has the focus', async () => {
    const asked = await showNew();
    expect(free().checked).toBe(true);
    expect(screen.queryByRole('textbox', { name: /^Price/ })).toBeNull();
    await userEvent.click(free());

    await press('Create course');

    await screen.findByText('You must enter course title');
    for (const text of ['You must add description', 'Please select a category', 'You must enter price'])
      screen.getByText(text);
    await waitFor(() => expect(document.activeElement).toBe(box('Title')));
    expect(price().inputMode).toBe('decimal');
    expect(descriptionOf(price())).toMatch(/^Nobody can pay here yet\. .* You must enter price$/);

    await fill();
    await userEvent.type(price(), 'a lot');
    await press('Create course');
    await screen.findByText('Price must be a number');
    await waitFor(() => expect(document.activeElement).toBe(price()));
    expect(callsTo(asked, ADD)).toEqual([]);
  });

  test('is sent with its category by id and its price as it is read; then it says so', async () => {
    const asked = await showNew();
    await fill();
    await userEvent.click(free());
    await userEvent.type(price(), '12,50');

    await press('Create course');

    await screen.findByText('“Grafting” is created.');
    expect(onSaved.mock.calls.map(([{ id }]) => id)).toEqual(['new']);
    expect(callsTo(asked, ADD).map(sent)).toMatchObject([
      { title: 'Grafting', categoryId: 'c2', isFree: 'false', price: '12.50' },
    ]);
    expect(Object.keys(localStorage).filter((key) => key.startsWith('courseDraft'))).toEqual([]);
  });

  test('stays as typed where its category was deleted meanwhile, which is said there and not offered any more', async () => {
    let isDeleted = false;
    const refusal = { error: 'No such category', message: 'No such category', code: 'input.invalid' };
    const asked = await showNew({
      [CATEGORIES]: () => json({ results: isDeleted ? categories.slice(0, 1) : categories }),
      [ADD]: () => json({ ...refusal, fields: { categoryId: 'This category is gone.' } }, 400),
    });
    await fill();
    isDeleted = true;

    await press('Create course');

    await waitFor(() => expect(descriptionOf(category())).toBe(GONE));
    expect(screen.queryByRole('option', { name: 'Nature' })).toBeNull();
    expect(document.activeElement).toBe(category());
    expect(box('Title').value).toBe('Grafting');
    expect(callsTo(asked, ADD)).toHaveLength(1);
  });
});

describe('the categories', () => {
  test('that do not load are tried again, and what is typed stays', async () => {
    let isUp = false;
    await showNew({ [CATEGORIES]: () => (isUp ? json({ results: categories }) : noConnection()) });
    await type('Title', 'Grafting');
    await screen.findByText('The categories did not load');
    isUp = true;

    await press('Try again');

    await choose('Nature');
    expect([box('Title').value, category().value]).toEqual(['Grafting', 'c2']);
  });

  test('that another device renamed stay chosen under their new name', async () => {
    await showOwn({ [CATEGORIES]: () => json({ results: [{ id: 'c1', name: 'Orchards' }] }) });

    await screen.findByRole('option', { name: 'Orchards' });
    expect(category().selectedOptions[0]?.textContent).toBe('Orchards');
  });

  test('of which the chosen one was deleted say so, and keep it in sight', async () => {
    await showOwn({ [CATEGORIES]: () => json({ results: [categories[1]] }) });
    await screen.findByRole('option', { name: 'Nature' });

    await waitFor(() => expect(descriptionOf(category())).toBe(GONE));
    expect(category().selectedOptions[0]?.textContent).toBe('Farming');
    await choose('Nature');
    expect(descriptionOf(category())).toBe('');
  });
});

describe('a course that is there', () => {
  test('is shown as it is, and sends what changed alone, under its version', async () => {
    const asked = await showOwn();
    expect(box('Title').value).toBe('Grafting');
    await waitFor(() => expect(category().value).toBe('c1'));
    expect([free().checked, price().value]).toEqual([false, '25.50']);

    await userEvent.click(free());
    await press('Save');

    await screen.findByText('“Grafting” is changed.');
    expect(callsTo(asked, SAVE).map(sent)).toEqual([{ version: '0', isFree: 'true', price: '' }]);
  });

  test('that another device changed shows what is saved there, by its names', async () => {
    let now = own;
    const asked = await showOwn({
      [GET]: () => json(now),
      [SAVE]: () => failure(409, 'course.changed', 'Changed meanwhile.'),
    });
    await type('Title', ' again');
    now = { ...own, categoryId: 'c2', category: 'Nature', version: 1 };

    await press('Save');

    const notice = await screen.findByText(/You changed this on another device/);
    const saved = within(notice.closest('[role="alert"]') as HTMLElement).getAllByRole('listitem');
    expect(saved.map(({ textContent }) => textContent)).toEqual(['Title: Grafting', 'Category: Nature']);
    expect(callsTo(asked, SAVE)).toHaveLength(1);
    expect(category().value).toBe('c1');
  });
});
