import { renewFeed as row } from '#contract/events/feeds.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { newSecret } from '#platform/secret.ts';
import { keys } from '#platform/table/keys.ts';
import { feedPath } from './feed-secret.ts';

export const handler = endpoint(row, ({ timeZone }, { member, commit }) =>
  commit(async () => {
    const secret = newSecret();
    return {
      reply: { data: { path: feedPath(member.id, secret) } },
      // In place of the former one, which then is nobody's.
      actions: [{ put: { Item: { ...keys.feed(member.id), secret, timeZone } } }],
    };
  }),
);
