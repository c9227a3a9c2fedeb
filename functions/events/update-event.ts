import { updateEvent as row } from '#contract/events.ts';
import type { EventItem } from '#kinds/event.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { checkVersion, edited } from '#platform/table/version.ts';
import { shown } from './event.ts';
import { changeEvent, checkShare, getOwnEvent } from './event-repository.ts';

export const handler = endpoint(row, ({ id, version, date, time, task }, { member, commit }) =>
  commit(async () => {
    const { event, of } = await getOwnEvent(member, id);
    checkVersion('event', version, event);
    const set: Partial<EventItem> = edited(event, {
      ...(date !== undefined && { date }),
      ...(time !== undefined && { time }),
      ...(task !== undefined && { task }),
    });
    // Within a month the count stays.
    if (set.date?.startsWith(event.date.slice(0, 'YYYY-MM'.length)) === false)
      await checkShare({ ...event, ...set });
    return { reply: shown({ ...event, ...set }, member.id, of), actions: changeEvent(event, set) };
  }),
);
