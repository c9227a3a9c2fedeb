import { MOST_CHATS, MOST_REQUESTS, addMessage as row } from '#contract/chats/chats.ts';
import { blockedAmong } from '#kinds/blocked.ts';
import { findInbox, getInbox, type InboxItem, noteMessage, readInbox, setInbox } from '#kinds/chats/inbox.ts';
import { type MessageItem, message } from '#kinds/declared/message.ts';
import { asPicture } from '#kinds/picture.ts';
import { ring } from '#kinds/push/ring.ts';
import { shortened } from '#kinds/push/shortened.ts';
import { AppError } from '#platform/errors.ts';
import { takePicture } from '#platform/files/taken-picture.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import type { About } from '#platform/table/job.ts';
import { keys } from '#platform/table/keys.ts';
import { findItem } from '#platform/table/table.ts';
import { checkOpen, showMessage } from './chat.ts';

export const handler = endpoint(row, ({ id: chatId, text, img }, { member, commit }) => {
  let tried = 0;
  return commit(async () => {
    const again = tried++ > 0;
    const own = await getInbox(member.id, chatId);
    const other = await checkOpen(member.id, own.memberId);
    const known = await findInbox(other, chatId);
    const theirs = known ?? (await firstOf(own, member.id, other));
    const taken = img && (await takePicture(img, 'img', member.id));
    const stored = taken?.file();
    const item: MessageItem = {
      ...{ id: await message.newRow({ chatId }), chatId, side: own.side, text },
      ...{ picture: asPicture(taken, stored), createdAt: new Date().toISOString(), version: 0 },
    };
    const isRung = !theirs.muted && (known === undefined || !theirs.requested);
    const now = { at: item.createdAt, last: asLast(item) };
    return {
      reply: { data: showMessage(item, own.side) },
      actions: [
        ...message.insert(item),
        // Who answers has accepted. What they have read they say themselves: this may have been written long before.
        ...noteMessage(member.id, own, { ...now, requested: false }, again),
        ...(known
          ? noteMessage(other, known, now, again)
          : setInbox(other, undefined, { ...theirs, ...now })),
        ...(taken?.take ?? []),
        // Of what a stranger writes, only the first.
        ...(isRung ? ring([other], aboutMessage(item, member.id)) : []),
      ],
      files: [stored],
    };
  });
});

/**
 * The row of somebody to whom a stranger writes first. Throws `chat.closed` where they have left, and `chat.full` where
 * they have more than they can look through.
 */
async function firstOf(own: InboxItem, memberId: string, other: string): Promise<InboxItem> {
  const [user, inbox] = await Promise.all([
    findItem(keys.user(other)),
    readInbox(other, { consistent: false }),
  ]);
  if (!user) await checkOpen(memberId, undefined);
  if (inbox.length >= MOST_CHATS + MOST_REQUESTS || (await countRequests(other, inbox)) >= MOST_REQUESTS) {
    throw new AppError('conflict', 'chat.full', 'This member takes no new conversations at the moment.');
  }
  const { chatId, side, at } = own;
  return { chatId, side: side === 0 ? 1 : 0, memberId, at, requested: true, version: 0 };
}

/** How many requests wait for a member, without those of members whom they blocked. */
async function countRequests(userId: string, inbox: readonly InboxItem[]): Promise<number> {
  const waiting = inbox.filter(({ requested }) => requested);
  if (waiting.length < MOST_REQUESTS) return waiting.length;
  const strangers = waiting.flatMap(({ memberId = [] }) => memberId);
  const blocked = await blockedAmong(userId, strangers);
  return strangers.filter((id) => !blocked.has(id)).length;
}

const aboutMessage = ({ id, chatId, text }: MessageItem, by: string): About => ({
  ...{ id, kind: 'message', on: 'chat', onId: chatId, by, path: `/messenger/${chatId}` },
  ...(text && { text: shortened(text) }),
});

/** In characters: as much of a message as the inbox shows. */
const SHOWN = 100;

const asLast = ({ id, text, side, picture }: MessageItem): NonNullable<InboxItem['last']> => ({
  ...{ id, side, text: [...text].slice(0, SHOWN).join('') },
  ...(picture && { img: true }),
});
