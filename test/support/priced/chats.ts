import { putItems } from '#test/system/items.ts';
import { newChat, newMessage, writeTo } from '#test/things/chats.ts';
import { answer, type People, type Requests } from './asked.ts';

/**
 * Of Ada's eight conversations, one in which each of both wrote eight times; one with something new, one that she has
 * begun, and somebody to whom she has not written.
 */
const chats = { id: '', unread: '0'.repeat(32), last: '0'.repeat(31), begun: '' };
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
  const { keys, unreadOf } = await import('#platform/table/keys.ts');
  const neighbours = Array.from({ length: 6 }, (_, index) => `${index}`.padStart(36, 'neighbour-'));
  const people = [...neighbours, NEWCOMER, STRANGER].map((id) => ({ ...keys.user(id), id, username: id }));
  const last = { id: chats.last, text: answer.slice(0, 100), side: 1 };
  const said = { name: 'Wanjiru Kamau', avatar: `${'0'.repeat(26)}.webp`, requested: false, last };
  const at = '2026-03-09T07:30:00.000Z';
  const rows = neighbours.map((other, index) => ({
    ...keys.inbox(adaId, `${index}`.padStart(chats.unread.length, '0')),
    other,
    ...said,
    side: 0,
    at,
    readTo: chats.last.replace('0', '.'),
    ...(index === 0 && { memberId: unreadOf(adaId) }),
  }));
  await putItems([...people, ...rows]);
}

export const chatsRequests = ({ ben }: People): Requests => ({
  'GET /api/chats': () => [[]],
  'POST /api/chats/add': () => [[], { userId: STRANGER }],
  'GET /api/chats/{id}': () => [[chats.id]],
  'POST /api/chats/{id}/messages/add': () => [[chats.id], { text: answer }],
  'POST /api/chats/{id}/messages/add (first)': () => [[chats.begun], { text: answer }],
  'PUT /api/chats/{id}': () => [[chats.unread], { readTo: chats.last }],
  'DELETE /api/chats/{id}': () => [[chats.id]],
  'POST /api/blocks': () => [[], { userId: ben.id, blocked: true }],
  'GET /api/blocks': () => [[]],
});
