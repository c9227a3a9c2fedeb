import { type CalendarEvent, type EventDay, events } from '#contract/events/events.ts';
import { daysIn } from '#contract/fields/recurrence.ts';
import { changeReplies, keepReply, keptReply, refresh } from '#web/lib/api/replies.tsx';
import { getSession } from '#web/lib/session/session.ts';
import type { Scope } from '../scopes.ts';
import { byTime } from './by-time.ts';

type Month = { data: EventDay[] };
type Asked = { readonly scope?: string; readonly month?: string; readonly communityId?: string };

const has = ({ data }: Month, id: string) =>
  data.some(({ activities }) => activities.some((each) => each.id === id));

const without = (month: Month, id: string): Month => ({
  data: month.data
    .map(({ date, activities }) => ({ date, activities: activities.filter((each) => each.id !== id) }))
    .filter(({ activities }) => activities.length > 0),
});

/** On each of its days, in the order of days and times, and then of creation. */
function withEvent(month: Month, name: string, event: CalendarEvent): Month {
  const { date: first, scope: _, ...activity } = event;
  const days = new Map(month.data.map(({ date, activities }) => [date, activities]));
  for (const date of daysIn(event, name)) {
    const listed = { ...activity, ...(date !== first && { startDate: first }) };
    days.set(date, [...(days.get(date) ?? []), listed].sort(byTime));
  }
  const data = [...days].map(([date, activities]) => ({ date, activities }));
  return { data: data.sort((one, other) => one.date.localeCompare(other.date)) };
}

/** Months that were loading meanwhile may lack it. */
const completeMonths = () => void refresh(events.listEvents, (reply) => reply === undefined);

/** Shows an event that was made or changed in the kept months. */
export function showSaved(event: CalendarEvent): void {
  const { scope, id } = event;
  const isOwn = scope === 'my';
  const belongs = (asked: Asked) =>
    asked.scope === scope && (isOwn || asked.communityId === getSession().community?.id);
  changeReplies(
    events.listEvents,
    (month, input) => {
      const isThere = has(month, id);
      const rest = isThere ? without(month, id) : month;
      const asked = input as Asked;
      return belongs(asked) ? withEvent(rest, asked.month ?? '', event) : rest;
    },
    // The community of a circle's event is not known here: shown months are reloaded.
    { reloads: !isOwn },
  );
  completeMonths();
}

/** Keeps a month's event for its form, which opens with it where nobody answers. */
export function keepForForm(scope: Scope, days: readonly EventDay[], id: string): void {
  const day = days.find(({ activities }) => activities.some((each) => each.id === id));
  const activity = day?.activities.find((each) => each.id === id);
  const kept = keptReply(events.getEvent, { id });
  if (!day || !activity || (kept && kept.version >= activity.version)) return;
  void keepReply(events.getEvent, { id }, { ...activity, scope, date: activity.startDate ?? day.date });
}

export function forgetDeleted(id: string): void {
  changeReplies(events.listEvents, (month) => (has(month, id) ? without(month, id) : month));
  completeMonths();
}
