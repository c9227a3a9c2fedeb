import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { press, type } from '#test/hands.ts';
import { type Answers, json, noConnection } from '#test/web.tsx';
import { dropDraft, keepDraft, readAllUnfinished, readDraft } from '#web/features/news/writing/drafts.ts';
import { pageOf } from '../../features/news/a-news.ts';
import { newsList, written } from './a-news-list.tsx';

const show = newsList();

describe('the title dialog', () => {
  const open = async (answers: Answers = {}) => {
    await show(() => json(pageOf(1, 1)), '/news', answers);
    await press('Add news');
    return within(await screen.findByRole('dialog'));
  };

  test('asks for a title and a category', async () => {
    const dialog = await open();

    await press('Continue', dialog);

    expect(await dialog.findByText('You must enter news title')).toBeTruthy();
    expect(dialog.getByText('Please select a category')).toBeTruthy();
    expect(document.activeElement).toBe(dialog.getByLabelText('Title'));
  });

  test('says when the categories did not load, and tries again', async () => {
    let isGood = false;
    const dialog = await open({
      'GET /api/courses/categories': () =>
        isGood ? json({ results: [{ id: '7', name: 'Soil' }] }) : noConnection(),
    });
    await dialog.findByText('The categories did not load.');

    isGood = true;
    await press('Try again', dialog);

    expect(await dialog.findByRole('option', { name: 'Soil' })).toBeTruthy();
  });

  test('hands both on to the editor and keeps them on the device', async () => {
    const dialog = await open();

    await type('Title', 'Frost', dialog);
    await userEvent.selectOptions(dialog.getByLabelText('Category'), 'Nature');
    await press('Continue', dialog);

    await screen.findByText(/^Editor of \{"title":"Frost","category":"Nature","draft":"[\w-]+"\}$/);
    expect(readDraft('ada')).toMatchObject({ title: 'Frost', category: 'Nature', blocks: [] });
  });

  test('keeps what is typed in it, also when it is left before the end', async () => {
    const dialog = await open();
    await type('Title', 'Frost', dialog);
    await userEvent.keyboard('{Escape}');

    await press('Add news');

    const again = within(await screen.findByRole('dialog'));
    expect(again.getByLabelText('Title')).toHaveProperty('value', 'Frost');
  });

  test('offers what is unfinished first', async () => {
    keepDraft('ada', written('Frost'));
    const dialog = await open();

    await press('Continue writing', dialog);

    expect(await screen.findByText(/^Editor of .*Frost/)).toBeTruthy();
    expect(readDraft('ada')?.blocks).toHaveLength(1);
  });

  test('drops what is unfinished when asked to', async () => {
    keepDraft('ada', written('Frost'));
    const dialog = await open();

    await press('Drop it, start anew', dialog);

    expect(within(await screen.findByRole('dialog')).getByLabelText('Title')).toHaveProperty('value', '');
    expect(readDraft('ada')).toBeUndefined();
  });

  test('leaves what another tab has written meanwhile, and goes on beside it', async () => {
    const dialog = await open();
    const other = written('Frost');
    keepDraft('ada', other);

    await type('Title', 'Ra', dialog);
    expect(readDraft('ada')).toEqual(other);
    dropDraft('ada', other);
    await type('Title', 'in', dialog);
    await userEvent.selectOptions(dialog.getByLabelText('Category'), 'Nature');
    await press('Continue', dialog);

    const editor = await screen.findByText(/^Editor of /);
    const [begun, ...more] = readAllUnfinished('ada');
    expect(begun).toMatchObject({ title: 'Rain', category: 'Nature' });
    expect(editor.textContent).toContain(begun?.id);
    expect(more).toEqual([]);
  });

  test('brings a dropped one back beside what another tab has written meanwhile', async () => {
    keepDraft('ada', written('Frost'));
    const dialog = await open();
    await press('Drop it, start anew', dialog);
    const other = written('Rain');
    keepDraft('ada', other);

    await press('Bring it back');

    expect(readDraft('ada')).toEqual(other);
    expect(readAllUnfinished('ada').map(({ title }) => title)).toEqual(['Rain', 'Frost']);
    await screen.findByRole('link', { name: /Frost/ });
  });

  test('offers a dropped one again beside the last that is left', async () => {
    const rain = { ...written('Rain'), isDetached: true };
    keepDraft('ada', written('Frost'));
    keepDraft('ada', rain);
    const dialog = await open();

    await press('Drop it: Frost', dialog);
    await screen.findByRole('button', { name: 'Continue writing' });
    await press('Bring it back');

    await screen.findByRole('link', { name: /Frost/ });
    expect(readAllUnfinished('ada').map(({ title }) => title)).toEqual(['Frost', 'Rain']);
  });

  test('closes on Escape and gives the focus back', async () => {
    await open();

    await userEvent.keyboard('{Escape}');

    const button = await screen.findByRole('button', { name: 'Add news' });
    await waitFor(() => expect(document.activeElement).toBe(button));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
