import { updateEvent as row } from '#contract/events/events.ts';
import { checkNotShutOut } from '#kinds/reports/shut-out.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { checkVersion, edited } from '#platform/table/version.ts';
import { changesOf, shown } from './event.ts';
import { changeEvent, checkShare, getOwnEvent } from './event-repository.ts';

export const handler = endpoint(row, ({ id, version, ...given }, { member, commit }) =>
  commit(async () => {
    const { event, of } = await getOwnEvent(member, id);
    await checkNotShutOut(of?.communityId, member);
    checkVersion('event', version, event);
    const set = edited(event, changesOf(event, given));
    const after = { ...event, ...set };
    await checkShare(after, event);
    return { reply: shown(after, member.id, of), actions: changeEvent(event, set) };
  }),
);
