import { putItems } from '#test/system/items.ts';
import { newChat, newMessage, writeTo } from '#test/things/chats.ts';
import { answer, type People, type Requests } from './asked.ts';

/** Of Ada's nine conversations, one in which each of both wrote eight times; one with something new, one that she has begun, and somebody to whom she has not written. */
const chats = { id: '', unread: 'chat-0', last: '0'.repeat(31), begun: '' };
const [NEWCOMER, STRANGER] = ['newcomer', 'stranger'];

export async function prepareChats({ ada, ben }: People) {
  await putNeighbours(ada.id);
  chats.id = await writeTo(ben, ada.id, answer);
  for (let turn = 0; turn < 8; turn += 1) {
    await newMessage(ada, chats.id, { text: answer });
    await newMessage(ben, chats.id, { text: answer });
  }
  chats.begun = (await newChat(ada, NEWCOMER)).id;
}

/** Members who wrote to Ada, and two whom she has not met: they follow nothing, and no list has more of them. */
async function putNeighbours(adaId: string): Promise<void> {
  const { keys } = await import('#platform/table/keys.ts');
  const neighbours = Array.from({ length: 8 }, (_, index) => `neighbour-${index}`);
  const people = [...neighbours, NEWCOMER, STRANGER].map((id) => ({ ...keys.user(id), id, username: id }));
  const last = { id: chats.last, text: answer, side: 1 };
  const at = '2026-03-09T07:30:00.000Z';
  const rows = neighbours.map((memberId, index) => ({
    ...keys.inbox(adaId, `chat-${index}`),
    ...{ chatId: `chat-${index}`, memberId, side: 0, at, last, requested: false },
  }));
  await putItems([...people, ...rows, keys.unread(adaId, chats.unread)]);
}

export const chatsRequests = ({ ben }: People): Requests => ({
  'GET /api/chats': () => [[]],
  'POST /api/chats/add': () => [[], { userId: STRANGER }],
  'GET /api/chats/{id}': () => [[chats.id]],
  'POST /api/chats/{id}/messages/add': () => [[chats.id], { text: answer }],
  'POST /api/chats/{id}/messages/add (first)': () => [[chats.begun], { text: answer }],
  'PUT /api/chats/{id}': () => [[chats.unread], { readTo: chats.last }],
  'POST /api/blocks': () => [[], { userId: ben.id, blocked: true }],
  'GET /api/blocks': () => [[]],
});
