import { otherSide } from '#kinds/blocked.ts';
import { inboxItem } from '#kinds/chats/inbox-item.ts';
import type { Circle } from '#kinds/circle/circle.ts';
import type { CircleItem } from '#kinds/circle/follow.ts';
import { circles } from '#kinds/declared/all.ts';
import { EventItem } from '#kinds/event.ts';
import { kindAt } from '#kinds/kind-at.ts';
import { Upload } from '#platform/files/upload-item.ts';
import { type Key, keys, lists, memberIndex, partitions } from '#platform/table/keys.ts';
import { findItems, type StoredItem } from '#platform/table/table.ts';
import { take, walk } from '#platform/table/walk.ts';
import type { Look } from './made.ts';

/** Sorts what is in a partition of the member's own. */
export async function lookInto(pk: string, look: Look): Promise<void> {
  const { own, replies } = look.made;
  for await (const item of walk({ pk, from: ' ', to: '~~' }, { forward: true, consistent: true })) {
    // The marks that disable the member must stay until their tokens have expired.
    if (item['disabled'] === true) continue;
    const key = { pk, sk: String(item['sk']) };
    if (pk.startsWith(INBOX)) {
      sortChat(item, key, look);
      continue;
    }
    (pk.startsWith('ONCE#') ? replies : own).push(key);
    sortOwn(item, key, look);
  }
}

const INBOX = partitions.inbox('');
const NAMED = keys.named('', '', '').sk.slice(0, 'X#'.length);

function sortOwn(item: StoredItem, { pk, sk }: Key, look: Look): void {
  const { made, candidates } = look;
  const { own } = made;
  if (sk === 'USER' && item['attachments']) made.picture = `attachments/${item['attachments']}`;
  // The job that would erase them.
  if (sk === 'USER' && item['leavingAt']) own.push(keys.due(String(item['leavingAt']), look.userId));
  if (sk === 'DIGEST' && item['dueAt']) own.push(keys.digestDue(String(item['dueAt']), look.userId));
  if (sk === 'EXPORT') made.exports.push(String(item['id']));
  if (sk.startsWith(NAMED)) made.named.push({ pk, sk });
  if (pk.startsWith(partitions.useful(''))) made.useful.push({ pk, sk });
  // What the other one has of it.
  if (pk.startsWith(partitions.blocks(''))) own.push(otherSide({ pk, sk }));
  // Where anybody finds it.
  if (pk.startsWith(partitions.certificates(''))) own.push(keys.certificate(String(item['number'])));
  // Where a report about them waits for administrators.
  const { due } = (pk.startsWith('REPORTED#') && (item['queued'] as { due?: string })) || {};
  if (due !== undefined) own.push(keys.reportDue(due, 'user', look.userId));
  if (sk.startsWith('UPLOAD#')) made.uploads.push(Upload.parse(item));
  if (pk.startsWith('OWNEVENTS#') && sk.startsWith('R#')) made.events.push(EventItem.parse(item));
  const followed = circles.find(({ declared }) => {
    const key = declared.follow('', '');
    return pk.startsWith(key.pk) && sk.startsWith(key.sk);
  });
  if (!followed) return;
  const id = String(item[followed.idName]);
  made.follows.push({ noun: followed.declared.noun, id });
  // A creator follows what they made, for good.
  candidates.push(followed.key({ id }));
}

/** A conversation that the other one has left is theirs alone; any other leads to the other one's rows of it. */
function sortChat(item: StoredItem, key: Key, { made, chats }: Look): void {
  const { chatId, other } = inboxItem(item);
  if (other === undefined) made.alone.push(chatId);
  const leads = other === undefined ? [] : [keys.inbox(other, chatId), keys.deletedChat(other, chatId)];
  chats.push({ key, leads });
}

/** Others' rows that name them, and their own that lead to none any more: nobody would find the others without. */
export async function followChats({ userId, made, chats }: Look): Promise<void> {
  const rows = await findItems(
    chats.flatMap(({ leads }) => leads),
    { consistent: true },
  );
  const naming = new Set(rows.flatMap((row) => (row['other'] === userId ? `${row['pk']} ${row['sk']}` : [])));
  for (const { key, leads } of chats) {
    const there = leads.filter(({ pk, sk }) => naming.has(`${pk} ${sk}`));
    made.inboxes.push(...there);
    if (there.length === 0) made.own.push(key);
  }
}

/** What a row in a member's list leads to: a record of theirs, or a following (`to`) of the circle `of`. */
interface Lead {
  readonly to: Key;
  readonly of?: { readonly circle: Circle<object, CircleItem>; readonly id: string };
}

/** A member's list without which nobody would find what its rows lead to: so it is removed when they lead nowhere. */
export async function followList(pk: string, { made, candidates }: Look, lead: (row: StoredItem) => Lead) {
  const items = await take({ pk, from: ' ', to: '~~' }, { forward: true, consistent: true });
  const rows = items.filter(({ sk }) => String(sk).startsWith('R#'));
  const leads = rows.map(lead);
  const found = await findItems(
    leads.map(({ to }) => to),
    { consistent: true },
  );
  const there = new Set(found.map((item) => `${item['pk']} ${item['sk']}`));
  for (const { to, of } of leads) {
    if (!there.has(`${to.pk} ${to.sk}`)) continue;
    candidates.push(of ? of.circle.key({ id: of.id }) : to);
    if (of) made.follows.push({ noun: of.circle.declared.noun, id: of.id });
  }
  if (there.size === 0) made.own.push(...items.map(({ sk }) => ({ pk, sk: String(sk) })));
}

/**
 * What the index leads to is the list of what they follow in a community, an enrolment, a course seen, a rich text, or
 * a record.
 */
export async function sortIndexed(item: StoredItem, look: Look): Promise<void> {
  const { made, candidates, userId } = look;
  const key = { pk: String(item['pk']), sk: String(item['sk']) };
  const [first = '', of = ''] = key.pk.split('#');
  const circle = circles.find(({ declared }) => declared.follows('', {}).pk.split('#')[0] === first);
  if (circle) {
    return followList(key.pk, look, (row) => {
      const id = String(row[circle.idName]);
      return { to: circle.declared.follow(userId, id), of: { circle, id } };
    });
  }
  if (key.pk.startsWith(INBOX)) {
    // The index may be a moment behind: the row is the other one's.
    if (item['other'] === userId) made.inboxes.push(key);
  } else if (first === lists.surveyAnswers('').pk.split('#')[0]) {
    if (item['memberId'] === userId) made.answered.push(key);
  } else if (first === 'RICHTEXT') {
    const parent = item['parent'] as Key | undefined;
    // A news or a lesson is written in a rich text of the same member.
    if (parent) candidates.push(parent);
    else made.richtexts.push(String(item['id']));
  } else if (kindAt(key)) candidates.push(key);
  // As above: a device may be somebody else's by now.
  else if (item[memberIndex.by] === userId) {
    made.own.push(key);
    if (first === 'LEARNERS') made.taken.push(of);
    if (first === 'REPORTED') made.reported.push(key);
    if (first === 'VIEWS') made.viewed.push({ courseId: of, key: keys.view(of, String(item['view'])) });
  }
}
