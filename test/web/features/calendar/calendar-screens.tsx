import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, vi } from 'vitest';
import type { EventDay } from '#contract/events/events.ts';
import { dialog, type } from '#test/hands.ts';
import { screenOf } from '#test/screen-of.tsx';
import { type Answers, json } from '#test/web.tsx';
import { CalendarScreen } from '#web/screens/calendar-screen.tsx';
import { anActivity } from './an-event.ts';

export const MY = '/calendar/my-events';
export const GROUPS = '/calendar/groups-events';
export const LIST = 'GET /api/events';

/** Months by their names; those that are not named are empty. */
export const months = (days: Record<string, EventDay[]>): Answers => ({
  [LIST]: ({ url }) => json({ data: days[url.searchParams.get('month') ?? ''] ?? [] }),
});

const four = ['Seed swap', 'Machine ring', 'Call the mill', 'Sharpen the blades'];
export const november: EventDay[] = [
  { date: '2026-11-03', activities: [anActivity('vet', { task: 'Vet: herd check' })] },
  {
    date: '2026-11-05',
    activities: four.map((task, index) => anActivity(`e${index}`, { task, time: `0${6 + index}:00` })),
  },
];

/** The calendar on 17 November 2026, for a file of tests: it has that month's events where a test says nothing else. */
export function calendarScreens() {
  beforeEach(
    () =>
      void vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 17, 12), shouldAdvanceTime: true }),
  );
  return screenOf({ [MY]: <CalendarScreen scope="my" />, [GROUPS]: <CalendarScreen scope="groups" /> }, MY, {
    answers: () => months({ '2026-11': november }),
  });
}

export const day = (name: string | RegExp) => screen.getByRole('gridcell', { name });
export const findDay = (name: string | RegExp) => screen.findByRole('gridcell', { name });
/** The months that were asked for. */
export const asksFor = (asked: Awaited<ReturnType<ReturnType<typeof calendarScreens>['show']>>) =>
  asked.filter(({ to }) => to === LIST).map(({ url }) => url.search);

export async function openDay(name: string) {
  await userEvent.click(await findDay(name));
  return dialog();
}
/** Says in the form of an event what is planned. */
export async function plan(task: string): Promise<void> {
  await type('What is planned', task);
  await type('Time', '09:15');
}
