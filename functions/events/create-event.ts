import { createEvent as row } from '#contract/events/events.ts';
import type { EventItem } from '#kinds/event.ts';
import { checkNotShutOut } from '#kinds/reports/shut-out.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { planOf, shown } from './event.ts';
import { checkShare, getOwnCircle, insertEvent, newEventId } from './event-repository.ts';

export const handler = endpoint(row, (draft, { member, commit }) =>
  commit(async () => {
    const { scope, communityId } = draft;
    const id = { my: undefined, groups: draft.groupId, enterprises: draft.enterpriseId }[scope];
    const circle =
      scope === 'my' || id === undefined ? undefined : await getOwnCircle(member, scope, { id, communityId });
    await checkNotShutOut(circle?.communityId, member);
    const event: EventItem = {
      id: newEventId(circle?.id),
      scope,
      ...planOf(draft),
      creator: member.id,
      version: 0,
      ...(circle && { circleId: circle.id, communityId: circle.communityId }),
    };
    await checkShare(event);
    return { reply: { data: shown(event, member.id, circle) }, actions: insertEvent(event) };
  }),
);
