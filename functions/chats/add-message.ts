import { addMessage as row } from '#contract/chats/chats.ts';
import { missingChat, setInbox } from '#kinds/chats/inbox.ts';
import type { InboxItem } from '#kinds/chats/inbox-item.ts';
import { beginning, noteMessage, type Written, written } from '#kinds/chats/note-message.ts';
import { type MessageItem, message } from '#kinds/declared/message.ts';
import { readAuthors } from '#kinds/names.ts';
import { asPicture } from '#kinds/picture.ts';
import { ring } from '#kinds/push/ring.ts';
import { shortened } from '#kinds/push/shortened.ts';
import { takePicture } from '#platform/files/taken-picture.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { madeAt } from '#platform/lists/time-of-id.ts';
import type { About } from '#platform/table/job.ts';
import type { Action } from '#platform/table/transaction.ts';
import { checkOpen, showMessage } from './chat.ts';
import { findPlace, type Place, placeOfOther } from './place.ts';

export const handler = endpoint(row, ({ id: chatId, text, img }, { member, commit }) => {
  let id = '';
  return commit(async () => {
    const own = await findPlace(member.id, chatId);
    if (!own) throw missingChat();
    const other = await checkOpen(member.id, own.item.other);
    const theirs = await placeOfOther(own.item, member.id, other);
    const taken = img && (await takePicture(img, 'img', member.id));
    const stored = taken?.file();
    if (!mayKeep(id, own, theirs)) id = await message.newRow({ chatId });
    const item: MessageItem = {
      id,
      chatId,
      side: own.item.side,
      text,
      picture: asPicture(taken, stored),
      createdAt: madeAt(id),
      version: 0,
    };
    const isRung = !theirs.item.muted && !(theirs.before && theirs.item.requested);
    const nameOf = await readAuthors([member.id, other]);
    const now = { at: item.createdAt, last: asLast(item) };
    return {
      reply: { data: showMessage(item, own.item.side) },
      actions: [
        ...message.insert(item),
        // Who answers has accepted. What they have read they say themselves: this may have been written long before.
        note(member.id, own, { ...now, called: nameOf(other), requested: false }),
        note(other, theirs, { ...now, called: nameOf(member.id) }),
        ...(taken?.take ?? []),
        // Of what a stranger writes, only the first.
        ...(isRung ? ring([other], aboutMessage(item, member.id)) : []),
      ],
      files: [stored],
    };
  });
});

/**
 * Whether a message that comes again keeps its id: where a newer one was faster, the rows say that, and this one has
 * nothing to wait for. It must be newer than what one of both deleted, and than what its writer accepts with it.
 */
const mayKeep = (id: string, ...[own, theirs]: readonly [Place, Place]): boolean =>
  !own.item.requested && [own, theirs].every(({ item }) => id > (item.deleted?.to ?? ''));

const note = (userId: string, { before, item }: Place, now: Written): Action =>
  before ? noteMessage(userId, before, now) : setInbox(userId, undefined, { ...item, ...written(now) });

const aboutMessage = ({ id, chatId, text }: MessageItem, by: string): About => ({
  id,
  kind: 'message',
  on: 'chat',
  onId: chatId,
  by,
  path: `/messenger/${chatId}`,
  ...(text && { text: shortened(text) }),
});

/** As much of a message as the inbox shows; in bytes, so that a row stays below a kilobyte in any alphabet. */
const SHOWN = 100;
const SHOWN_BYTES = 240;

const asLast = ({ id, text, side, picture }: MessageItem): NonNullable<InboxItem['last']> => ({
  id,
  side,
  text: beginning([...text].slice(0, SHOWN).join(''), SHOWN_BYTES),
  ...(picture && { img: true }),
});
