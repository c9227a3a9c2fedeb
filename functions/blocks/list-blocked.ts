import { listBlocked as row } from '#contract/moderation/block-list.ts';
import { readBlocked } from '#kinds/blocked.ts';
import { readNames } from '#kinds/names.ts';
import { endpoint } from '#platform/http/endpoint.ts';

export const handler = endpoint(row, async (_input, { member }) => {
  const blocked = await readBlocked(member.id);
  const names = await readNames({ people: blocked.map(({ userId }) => userId), categories: [] });
  return {
    data: blocked
      .toSorted((one, other) => (one.at < other.at ? 1 : -1))
      .map(({ userId, at }) => {
        const { name, attachments } = names.person(userId);
        return { userId, name, avatar: attachments, at };
      }),
  };
});
