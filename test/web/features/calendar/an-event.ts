import type { Activity, CalendarEvent } from '#contract/events/events.ts';

export const anActivity = (id: string, more: Partial<Activity> = {}): Activity => ({
  id,
  taskId: id,
  task: `Task ${id}`,
  time: '07:30',
  isCreator: 'true',
  version: 1,
  ...more,
});

export const anEvent = (id: string, more: Partial<CalendarEvent> = {}): CalendarEvent => ({
  ...anActivity(id),
  scope: 'my',
  date: '2026-11-03',
  ...more,
});
