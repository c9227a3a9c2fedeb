import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { press } from '#test/hands.ts';
import { savesData as browserSavesData } from '#test/saves-data.ts';
import { arrival, openSite, serve, storeSession } from '#test/web.tsx';
import { readSpent, spend } from '#web/lib/device/spent.ts';
import { savesData, sparesData } from '#web/lib/saves-data.ts';

afterEach(() => void vi.useRealTimers());

const setDay = (day: string) => vi.useFakeTimers({ now: new Date(`${day}T12:00:00`), toFake: ['Date'] });

async function openDialog() {
  serve(arrival);
  storeSession();
  openSite('/news');
  await press('Settings');
  await press('Data saver');
  return screen.findByRole('dialog', { name: 'Data saver' });
}

test('the switch holds from the next moment on, and is remembered', async () => {
  const dialog = await openDialog();
  const box = within(dialog).getByRole('checkbox', { name: 'Save data' });
  expect([(box as HTMLInputElement).checked, savesData()]).toEqual([false, false]);

  await userEvent.click(box);

  expect([(box as HTMLInputElement).checked, savesData(), sparesData()]).toEqual([true, true, true]);
  await userEvent.click(box);
  expect(savesData()).toBe(false);
});

test('it is on by itself where the browser saves data, until the member chooses', async () => {
  browserSavesData();
  const dialog = await openDialog();
  const box = within(dialog).getByRole('checkbox', { name: 'Save data' });
  expect((box as HTMLInputElement).checked).toBe(true);

  await userEvent.click(box);

  expect([(box as HTMLInputElement).checked, savesData()]).toEqual([false, false]);
});

test('what was spent is told by the day, of this month alone, the newest first', async () => {
  setDay('2026-10-31');
  spend(5_000_000);
  setDay('2026-11-02');
  spend(400_000);
  spend(200_000);
  setDay('2026-11-05');
  spend(2_400_000);

  const dialog = await openDialog();

  within(dialog).getByText('3 MB so far, counted on this device alone.');
  const days = within(within(dialog).getByRole('list', { name: 'By day' })).getAllByRole('listitem');
  expect(days.map((day) => day.textContent)).toEqual(['5 Thu2.4 MB', '2 Mon600 KB']);
});

test('remembers two months of days, and takes a spoiled note as none', () => {
  for (let day = 0; day < 70; day += 1) {
    vi.useFakeTimers({ now: new Date(2026, 0, 1 + day, 12), toFake: ['Date'] });
    spend(1000);
  }
  expect([Object.keys(readSpent()).length, Object.keys(readSpent())[0]]).toEqual([62, '2026-01-09']);

  for (const spoiled of ['{', 'null', '[]', '{"2026-01-01":"much"}']) {
    localStorage.setItem('data-spent', spoiled);
    expect(readSpent()).toEqual({});
  }
});
