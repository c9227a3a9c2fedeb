import type { Session } from '../../sign-in.ts';
import { type DemoEvent, ownEvents } from '../events.ts';
import { post } from './calls.ts';

/** Adds the members' own events. `session`: session of a demo account. */
export async function planOwn(url: string, session: (name: string) => Session): Promise<void> {
  const each = Object.entries(ownEvents);
  await Promise.all(each.map(([name, events]) => addEvents(url, session(name), { scope: 'my' }, events)));
}

/** Adds events one after the other; `whose` is the API's field for the owner. */
export async function addEvents(
  url: string,
  session: Session,
  whose: Readonly<Record<string, string>>,
  events: readonly DemoEvent[] = [],
): Promise<void> {
  for (const { in: days, time, task } of events) {
    const event = { ...whose, date: dayIn(days), time, task };
    // The date is part of the step: a start that continues after midnight creates another event.
    await post(url, session, '/api/events/add', event, `${session.id} ${JSON.stringify(event)}`);
  }
}

/** The local date, `days` after today, as YYYY-MM-DD. */
function dayIn(days: number, today = new Date()): string {
  const day = new Date(Date.UTC(today.getFullYear(), today.getMonth(), today.getDate() + days));
  return day.toISOString().slice(0, 'YYYY-MM-DD'.length);
}
