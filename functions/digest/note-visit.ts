import { noteVisit as row } from '#contract/notices/digest.ts';
import { visited } from '#kinds/digest/visit.ts';
import { endpoint } from '#platform/http/endpoint.ts';

export const handler = endpoint(row, ({ timeZone }, { member, commit }) =>
  commit(async () => ({
    reply: { data: {} },
    actions: await visited(member.id, timeZone, Date.now()),
  })),
);
