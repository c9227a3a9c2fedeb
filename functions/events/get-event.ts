import { getEvent as row } from '#contract/events/events.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { shown } from './event.ts';
import { getOwnEvent } from './event-repository.ts';

export const handler = endpoint(row, async ({ id }, { member }) => {
  const { event, of } = await getOwnEvent(member, id);
  return shown(event, member.id, of);
});
