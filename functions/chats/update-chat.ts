import { updateChat as row } from '#contract/chats/chats.ts';
import { getInbox, setInbox } from '#kinds/chats/inbox.ts';
import type { InboxItem } from '#kinds/chats/inbox-item.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { showChat } from './chat.ts';
import { checkMessage } from './known-message.ts';

export const handler = endpoint(row, ({ id, readTo, accepted, muted }, { member, commit }) =>
  commit(async () => {
    const before = await getInbox(member.id, id);
    await checkMessage(before, 'readTo', readTo);
    const after: InboxItem = {
      ...before,
      readTo: lastRead(before, readTo),
      ...(accepted !== undefined && { requested: !accepted }),
      ...(muted !== undefined && { muted }),
    };
    return {
      reply: { data: await showChat(after, member.id) },
      actions: isSame(before, after) ? [] : [setInbox(member.id, before, after)],
    };
  }),
);

/**
 * The later of what was read and is read now: a device that was offline may say it late. No id hides what is yet to
 * come.
 */
function lastRead({ last, readTo = '' }: InboxItem, now = ''): string | undefined {
  const later = now > readTo ? now : readTo;
  return (last && later > last.id ? last.id : last && later) || undefined;
}

const isSame = (one: InboxItem, other: InboxItem): boolean =>
  one.readTo === other.readTo &&
  Boolean(one.requested) === Boolean(other.requested) &&
  Boolean(one.muted) === Boolean(other.muted);
