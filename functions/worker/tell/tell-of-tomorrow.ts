import { ulid } from 'ulid';
import { write } from '#functions/worker/change.ts';
import { EventItem } from '#kinds/event.ts';
import { wants } from '#kinds/notice-wishes.ts';
import { beginsOn, isAhead, remind, tellAt } from '#kinds/reminder.ts';
import { tellOfEvent } from '#kinds/replies/told.ts';
import type { Job } from '#platform/table/job.ts';
import { keys, partitions } from '#platform/table/keys.ts';
import { findItem } from '#platform/table/table.ts';
import { ringFor } from './ring.ts';

/**
 * Tells a member of an event of theirs, and has them told of the next time of a series. Of one that is gone, or has
 * been moved, nothing is told: its change left another job.
 */
export async function tellOfTomorrow({
  userId,
  eventId,
  date,
}: Extract<Job, { kind: 'tomorrow' }>): Promise<undefined> {
  const stored = await findItem(keys.event(partitions.ownEvents(userId), eventId));
  const event = stored && EventItem.parse(stored);
  if (!event || !beginsOn(event, date)) return;
  // A clock that stood still for days tells of nothing that is over.
  if (isAhead(date) && (await wants(userId, 'tomorrow', []))) {
    await tellOfEvent(userId, eventId, date);
    const path = `/calendar/my-events?month=${date.slice(0, 'YYYY-MM'.length)}&day=${date}`;
    // Of the moment in which it was due: a job that runs twice has the same.
    const id = ulid(tellAt(date));
    await ringFor([userId], { id, kind: 'tomorrow', on: 'event', onId: eventId, path, text: event.task });
  }
  const next = remind(undefined, event, Math.max(Date.now(), tellAt(date)));
  if (next.length > 0) await write(next);
}
