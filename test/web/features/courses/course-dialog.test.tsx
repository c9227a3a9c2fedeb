import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Course } from '#contract/courses.ts';
import { callsTo, type } from '#test/hands.ts';
import {
  type Answers,
  type Asked,
  descriptionOf,
  failure,
  json,
  noConnection,
  renderAt,
  serve,
  startSite,
  storeSession,
} from '#test/web.tsx';
import { Toasts } from '#web/components/overlay/toast.tsx';
import { CourseDialog } from '#web/features/courses/writing/course-dialog.tsx';
import { aWholeCourse } from './a-course.ts';

const ADD = 'POST /api/courses/add';
const GET = 'GET /api/courses/own';
const SAVE = 'PUT /api/courses/own';
const CATEGORIES = 'GET /api/courses/categories';
const categories = [
  { id: 'c1', name: 'Farming' },
  { id: 'c2', name: 'Nature' },
];
const own = aWholeCourse('own', {
  ...{ creator: 'ada', title: 'Grafting', categoryId: 'c1' },
  ...{ isFree: false, price: 25.5 },
});

beforeEach(() => storeSession());

const onSaved = vi.fn<(saved: Course) => void>();
const onClose = vi.fn();
beforeEach(() => {
  onSaved.mockReset();
  onClose.mockReset();
});

const fieldsOf = ({ body }: Asked) =>
  (body instanceof FormData ? Object.fromEntries(body) : { ...(body as object) }) as Record<string, string>;

interface Shown {
  answers?: Answers;
  course?: Course;
}

const open = (course?: Course) =>
  renderAt(
    '/courses',
    <>
      <CourseDialog of={course} onClose={onClose} onSaved={onSaved} />
      <Toasts />
    </>,
  );

async function show({ answers = {}, course }: Shown = {}) {
  const asked = serve({
    [CATEGORIES]: () => json({ results: categories }),
    [GET]: () => json(own),
    [ADD]: (request) =>
      json({ data: aWholeCourse('new', { title: String(fieldsOf(request)['title']) }) }, 201),
    [SAVE]: () => json({ ...own, version: 1 }),
    ...answers,
  });
  await startSite();
  open(course);
  await screen.findByRole('dialog', { name: course ? 'Edit course' : 'Create course' });
  return asked;
}

const box = (label: string | RegExp) => screen.findByLabelText<HTMLInputElement>(label);
const button = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) => userEvent.click(await button(name));
const free = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Free' });
const price = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Price/ });
const category = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Category' });
const choose = async (name: string) =>
  userEvent.selectOptions(category(), await screen.findByRole('option', { name }));

async function toForm() {
  await press('Continue');
  await box('Title');
}
async function fill() {
  await type('Title', 'Grafting');
  await type('Description', 'Whip and tongue.');
  await choose('Nature');
}

describe('the type', () => {
  test('is asked first; Live is not there yet, says so as a status, and Continue rests until another is chosen', async () => {
    await show();
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Usual' }));

    await userEvent.keyboard('{ArrowDown}');

    const live = screen.getByRole('radio', { name: 'Live' });
    expect(document.activeElement).toBe(live);
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
      'Sorry!!! this feature is not available',
    );
    const resting = await button('Continue');
    expect(resting.getAttribute('aria-disabled')).toBe('true');
    expect(descriptionOf(resting)).toBe('Sorry!!! this feature is not available');
    await userEvent.click(resting);
    expect(screen.queryByLabelText('Title')).toBeNull();

    await userEvent.click(screen.getByRole('radio', { name: 'Usual' }));
    expect(screen.queryByText(/^Sorry/)).toBeNull();
    await toForm();

    await waitFor(async () => expect(document.activeElement).toBe(await box('Title')));
  });

  test('is left by a double tap without a word on fields that nobody has filled yet', async () => {
    await show();

    // Both at once: the second tap comes within half a second.
    fireEvent.click(await button('Continue'), { detail: 1 });
    fireEvent.click(screen.getByText('Create course', { selector: 'button, button *' }), { detail: 2 });

    await type('Title', 'Graf');
    expect(screen.queryByText('You must add description')).toBeNull();
  });

  test('is not asked again where a course was begun', async () => {
    await show();
    await toForm();
    await type('Title', 'Graf');
    cleanup();

    open();

    expect((await box('Title')).value).toBe('Graf');
    screen.getByText(/You began this before/);
  });
});

describe('a new course', () => {
  test('says at each field what is missing, in the order of the form, and the first has the focus', async () => {
    const asked = await show();
    await toForm();
    expect(free().checked).toBe(true);
    expect(screen.queryByRole('textbox', { name: /^Price/ })).toBeNull();
    await userEvent.click(free());

    await press('Create course');

    await screen.findByText('You must enter course title');
    screen.getByText('You must add description');
    screen.getByText('Please select a category');
    screen.getByText('You must enter price');
    await waitFor(async () => expect(document.activeElement).toBe(await box('Title')));
    expect([price().inputMode, descriptionOf(price())]).toEqual([
      'decimal',
      expect.stringMatching(/^Nobody can pay here yet\. .* You must enter price$/),
    ]);

    await fill();
    await userEvent.type(price(), 'a lot');
    await press('Create course');
    await screen.findByText('Price must be a number');
    await waitFor(() => expect(document.activeElement).toBe(price()));
    expect(callsTo(asked, ADD)).toEqual([]);
  });

  test('is sent with its category by id and its price as it is read; then it says so', async () => {
    const asked = await show();
    await toForm();
    await fill();
    await userEvent.click(free());
    await userEvent.type(price(), '12,50');

    await press('Create course');

    await screen.findByText('“Grafting” is created.');
    expect(onSaved.mock.calls.map(([{ id }]) => id)).toEqual(['new']);
    const [call] = callsTo(asked, ADD);
    expect(call && fieldsOf(call)).toMatchObject({
      title: 'Grafting',
      categoryId: 'c2',
      isFree: 'false',
      price: '12.50',
    });
    expect(Object.keys(localStorage).filter((key) => key.startsWith('courseDraft'))).toEqual([]);
  });

  test('is free whatever stands in the price that Free hides', async () => {
    const asked = await show();
    await toForm();
    await fill();
    await userEvent.click(free());
    await userEvent.type(price(), 'a lot');
    await userEvent.click(free());

    await press('Create course');

    await screen.findByText('“Grafting” is created.');
    const [call] = callsTo(asked, ADD);
    expect(call && fieldsOf(call)).toMatchObject({ isFree: 'true', price: '' });
  });

  test('without a connection waits on the device with all that was typed', async () => {
    await show({ answers: { [ADD]: noConnection } });
    await toForm();
    await fill();
    await userEvent.click(free());
    await userEvent.type(price(), '8');

    await press('Create course');
    await screen.findByText(/^There is no connection right now\. This is kept on this phone/);

    expect(onClose).toHaveBeenCalledOnce();
    const [key = ''] = Object.keys(localStorage).filter((each) => each.startsWith('courseDraft'));
    expect(localStorage.getItem(key)).toContain('Whip and tongue.');
  });

  test('stays as typed where its category was deleted meanwhile, which is said there and not offered any more', async () => {
    let isDeleted = false;
    const asked = await show({
      answers: {
        [CATEGORIES]: () => json({ results: isDeleted ? categories.slice(0, 1) : categories }),
        [ADD]: () =>
          json(
            {
              ...{ error: 'No such category', message: 'No such category', code: 'input.invalid' },
              fields: { categoryId: 'This category is gone.' },
            },
            400,
          ),
      },
    });
    await toForm();
    await fill();
    isDeleted = true;

    await press('Create course');

    await waitFor(() =>
      expect(descriptionOf(category())).toBe(
        'This category is not there any more. Please select another one.',
      ),
    );
    expect(screen.queryByRole('option', { name: 'Nature' })).toBeNull();
    expect(document.activeElement).toBe(category());
    expect((await box('Title')).value).toBe('Grafting');
    expect(callsTo(asked, ADD)).toHaveLength(1);
  });
});

describe('the categories', () => {
  test('that do not load are tried again, and what is typed stays', async () => {
    let isUp = false;
    await show({ answers: { [CATEGORIES]: () => (isUp ? json({ results: categories }) : noConnection()) } });
    await toForm();
    await type('Title', 'Grafting');
    await screen.findByText('The categories did not load');
    isUp = true;

    await press('Try again');

    await choose('Nature');
    expect([(await box('Title')).value, category().value]).toEqual(['Grafting', 'c2']);
  });

  test('that another device renamed stay chosen under their new name', async () => {
    await show({
      course: own,
      answers: { [CATEGORIES]: () => json({ results: [{ id: 'c1', name: 'Orchards' }] }) },
    });

    await screen.findByRole('option', { name: 'Orchards' });
    expect(category().selectedOptions[0]?.textContent).toBe('Orchards');
  });

  test('of which the chosen one was deleted say so, and keep it in sight', async () => {
    await show({ course: own, answers: { [CATEGORIES]: () => json({ results: [categories[1]] }) } });
    await screen.findByRole('option', { name: 'Nature' });

    await waitFor(() =>
      expect(descriptionOf(category())).toBe(
        'This category is not there any more. Please select another one.',
      ),
    );
    expect(category().selectedOptions[0]?.textContent).toBe('Farming');
    await choose('Nature');
    expect(descriptionOf(category())).toBe('');
  });
});

describe('a course that is there', () => {
  test('is shown as it is, and sends what changed alone, under its version', async () => {
    const asked = await show({ course: own });
    expect((await box('Title')).value).toBe('Grafting');
    await waitFor(() => expect(category().value).toBe('c1'));
    expect([free().checked, price().value]).toEqual([false, '25.50']);

    await userEvent.click(free());
    await press('Save');

    await screen.findByText('“Grafting” is changed.');
    const [call] = callsTo(asked, SAVE);
    expect(call && fieldsOf(call)).toEqual({ version: '0', isFree: 'true', price: '' });
  });

  test('that another device changed shows what is saved there, by its names', async () => {
    let now = own;
    const asked = await show({
      course: own,
      answers: {
        [GET]: () => json(now),
        [SAVE]: () => failure(409, 'course.changed', 'Changed meanwhile.'),
      },
    });
    await type('Title', ' again');
    now = { ...own, categoryId: 'c2', category: 'Nature', version: 1 };

    await press('Save');

    const notice = await screen.findByText(/You changed this on another device/);
    const saved = within(notice.closest('[role="alert"]') as HTMLElement);
    expect(saved.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Title: Grafting',
      'Category: Nature',
    ]);
    expect(callsTo(asked, SAVE)).toHaveLength(1);
    expect(category().value).toBe('c1');
  });
});
