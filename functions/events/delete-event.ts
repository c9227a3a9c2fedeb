import { deleteEvent as row } from '#contract/events/events.ts';
import { removeEvent } from '#kinds/event-counts.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { getOwnEvent } from './event-repository.ts';

export const handler = endpoint(row, ({ id }, { member, commit }) =>
  commit(async () => {
    const { event } = await getOwnEvent(member, id);
    return { reply: { id }, actions: removeEvent(event) };
  }),
);
