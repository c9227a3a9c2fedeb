import { type DemoEvent, ownEvents } from './demo/events.ts';
import { post } from './demo-calls.ts';
import type { Session } from './sign-in.ts';

/** What each has planned for themselves. `session`: of an account of the demo. */
export async function planOwn(url: string, session: (name: string) => Session): Promise<void> {
  const each = Object.entries(ownEvents);
  await Promise.all(each.map(([name, events]) => addEvents(url, session(name), { scope: 'my' }, events)));
}

/** Adds events one after the other; `whose` is what says so in the API. */
export async function addEvents(
  url: string,
  session: Session,
  whose: Readonly<Record<string, string>>,
  events: readonly DemoEvent[] = [],
): Promise<void> {
  for (const { in: days, time, task } of events) {
    const event = { ...whose, date: dayIn(days), time, task };
    // The day is part of the step: a start that goes on after midnight would mean another event.
    await post(url, session, '/api/events/add', event, `${session.id} ${JSON.stringify(event)}`);
  }
}

/** A day here, so many after today, as YYYY-MM-DD. */
function dayIn(days: number, today = new Date()): string {
  const day = new Date(Date.UTC(today.getFullYear(), today.getMonth(), today.getDate() + days));
  return day.toISOString().slice(0, 'YYYY-MM-DD'.length);
}
