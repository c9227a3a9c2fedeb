import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { allItems } from '#test/system/items.ts';
import { workerRests } from '#test/system/jobs.ts';
import { useMembers, useStack } from '#test/system/stack.ts';
import { newEvent } from '#test/things/calendar/calendar.ts';
import { writeTo } from '#test/things/chats.ts';
import { follow, newCommunity } from '#test/things/circles/circles.ts';
import { newNews } from '#test/things/news.ts';
import { away, clockPasses, digestItem, mailsTo, newReader, visit } from '#test/things/notices/digest.ts';
import { mute, noticesOf, seeNotice, setNotices } from '#test/things/notices/notices.ts';
import { block } from '#test/things/replies/blocks.ts';
import { deleteReply, newReply } from '#test/things/replies/replies.ts';
import { decide, report } from '#test/things/replies/reports.ts';
import { granted } from '#test/told.ts';

const stack = useStack();
const { ben, cleo, root } = useMembers(stack, 'ben', 'cleo', 'root');

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const today = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);
const dueOf = async (id: string) =>
  (await allItems()).filter(
    ({ pk, userId, kind }) => String(pk).startsWith('DUE#') && userId === id && kind === 'digest',
  );

/** A reader in a community of their own, with a news of theirs that Ben replies to. */
async function told(name: string, title = 'Frost tonight') {
  const reader = await newReader(stack, name);
  const { id: communityId } = await newCommunity(reader, { name: `Growers of ${name}` });
  const { id } = await newNews(reader, { title }, communityId);
  await newReply(ben, 'news', id);
  await workerRests();
  return { reader, id, communityId };
}

test('a member who was away for a week gets one mail of what happened, and the next time is a Tuesday', async () => {
  const { reader, id, communityId } = await told('ada');
  await newNews(cleo, { title: 'Barley <prices> & more' }, communityId);
  await writeTo(cleo, reader.id, 'Something private');
  await newEvent(reader, { date: today, time: '23:30', task: 'Sow the rapeseed' });
  await workerRests();
  await away(reader);

  await clockPasses();

  const [mail, ...more] = mailsTo(stack, 'ada');
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('1 reply and 1 news while you were away');
  const { text = '', html = '' } = mail ?? {};
  expect(text).toContain('- ben replied to “Frost tonight”');
  expect(text).toContain(`${stack.url}/news/${id}?community=${communityId}#reply-`);
  expect(text).toContain('- 1 new in Growers of ada');
  expect(text).toContain('Barley <prices> & more');
  expect(html).toContain('Barley &#60;prices&#62; &#38; more');
  expect(text).toMatch(/, 23:30: Sow the rapeseed/);
  expect(text + html).not.toContain('Something private');
  expect(html).not.toMatch(/<img|<script|url\(|<link/);
  const item = await digestItem(reader);
  expect(new Date(item?.dueAt ?? '').getUTCDay()).toBe(2);
  expect(item?.dueAt).toMatch(/T07:00:00.000Z$/);
  expect(await dueOf(reader.id)).toMatchObject([{ at: item?.dueAt }]);
});

test('a mail names who wrote in a conversation, and nothing of what they wrote', async () => {
  const reader = await newReader(stack, 'amy');
  const chat = await writeTo(cleo, reader.id, 'Something private');
  await granted(reader.call('PUT', `/api/chats/${chat}`, { accepted: true }));
  await writeTo(cleo, reader.id, 'More of it');
  await away(reader);

  await clockPasses();

  const [mail] = mailsTo(stack, 'amy');
  expect(mail?.subject).toBe('1 conversation while you were away');
  expect(mail?.text).toContain('- cleo wrote to you');
  expect(mail?.text).not.toMatch(/private|More of it/);
});

test('a clock that calls twice, and a job that runs twice or side by side, sends one mail', async () => {
  const { reader } = await told('dora');
  const at = await away(reader);
  const { sendDigest } = await import('#functions/worker/digest/send-digest.ts');
  const job = { kind: 'digest' as const, userId: reader.id, at };

  await Promise.allSettled([sendDigest(job), sendDigest(job), sendDigest(job)]);
  await clockPasses();
  await clockPasses();
  await sendDigest(job);

  expect(mailsTo(stack, 'dora')).toHaveLength(1);
});

test('nothing is told twice: the next mail has what came after, and there is none without that', async () => {
  const { reader, id } = await told('edna');
  await away(reader);
  await clockPasses();
  await away(reader, 15);
  await clockPasses();
  expect(mailsTo(stack, 'edna')).toHaveLength(1);

  await newReply(cleo, 'news', id);
  await workerRests();
  await away(reader, 22);
  await clockPasses();

  const [mail, ...before] = mailsTo(stack, 'edna');
  expect(before).toHaveLength(1);
  // It is the line of the same day. How many of it the mail before had not, nobody knows.
  expect(mail?.subject).toBe('1+ replies while you were away');
  expect(mail?.text).toContain('- cleo replied to “Frost tonight”');
  expect(mail?.text).not.toMatch(/\bben\b/);
});

test('what a job tells minutes late is in the next mail', async () => {
  const { reader } = await told('enid');
  const { tell } = await import('#functions/worker/tell/tell.ts');
  const { changeDigest } = await import('#kinds/digest/digest-item.ts');
  const { writeTogether } = await import('#platform/table/transaction.ts');
  const { id: communityId } = await newCommunity(reader, { name: 'Late' });
  const { id: onId } = await newNews(reader, { title: 'Told late' }, communityId);
  const { id } = await newReply(cleo, 'news', onId, { text: 'Here' });
  await workerRests();
  const upTo = new Date(Date.now() - 1).toISOString();
  await tell(reader.id, 'answer', { id, on: 'news', onId, creator: cleo.id });
  await away(reader);
  await writeTogether(changeDigest(reader.id, await digestItem(reader), { upTo }));

  await clockPasses();

  const [mail] = mailsTo(stack, 'enid');
  expect(mail?.subject).toBe('1 reply while you were away');
  expect(mail?.text).toContain('- cleo answered you under “Told late”');
});

test('a clock that stood still for two weeks loses nothing, and sends one mail', async () => {
  const { reader } = await told('fay');
  await away(reader, 22, 14 * DAY_MS);

  await clockPasses();
  await clockPasses();

  expect(mailsTo(stack, 'fay')).toMatchObject([{ subject: '1 reply while you were away' }]);
  const next = Date.parse((await digestItem(reader))?.dueAt ?? '') - Date.now();
  expect(next).toBeGreaterThan(3 * DAY_MS);
  expect(next).toBeLessThan(11 * DAY_MS);
});

test('a clock that does not call at all sends nothing, and the visit of the member begins anew', async () => {
  const { reader } = await told('gia');
  await away(reader, 22, 14 * DAY_MS);

  await granted(visit(reader));
  await clockPasses();

  expect(mailsTo(stack, 'gia')).toEqual([]);
  expect(await dueOf(reader.id)).toHaveLength(1);
  expect(Date.parse((await digestItem(reader))?.dueAt ?? '')).toBeGreaterThan(Date.now() + 6 * DAY_MS);
});

test('a member who was there within seven days gets none, and keeps their next time', async () => {
  const { reader } = await told('hope');
  await away(reader, 6.9);

  await clockPasses();

  expect(mailsTo(stack, 'hope')).toEqual([]);
  expect(await dueOf(reader.id)).toHaveLength(1);
});

test('what a worker began and left is sent once, of the same time, by the next one', async () => {
  const { reader } = await told('ivy');
  const at = await away(reader);
  const { moveOn } = await import('#functions/worker/digest/turns.ts');
  const { sendDigest } = await import('#functions/worker/digest/send-digest.ts');
  const job = { kind: 'digest' as const, userId: reader.id, at };
  const now = Date.now();
  const dueAt = new Date(now + 7 * DAY_MS).toISOString();
  await moveOn(job, { dueAt, sending: { week: at, from: now - 8 * DAY_MS, to: now, claimedAt: now } });

  await expect(sendDigest(job, undefined, now + 60_000)).rejects.toThrow('another worker');
  expect(mailsTo(stack, 'ivy')).toEqual([]);
  await sendDigest(job, undefined, now + 4 * 60_000);
  await sendDigest(job, undefined, now + 8 * 60_000);

  expect(mailsTo(stack, 'ivy')).toHaveLength(1);
  expect((await digestItem(reader))?.upTo).toBe(new Date(now).toISOString());
});

test('what a worker began and left is not sent to a member who came meanwhile, or is leaving', async () => {
  const { moveOn } = await import('#functions/worker/digest/turns.ts');
  const { sendDigest } = await import('#functions/worker/digest/send-digest.ts');
  const { table, TableName } = await import('#platform/table/table.ts');
  const { keys } = await import('#platform/table/keys.ts');
  const { update } = await import('#platform/table/update.ts');
  for (const name of ['iris', 'ines']) {
    const { reader } = await told(name);
    const at = await away(reader);
    const job = { kind: 'digest' as const, userId: reader.id, at };
    const now = Date.now();
    const dueAt = new Date(now + 7 * DAY_MS).toISOString();
    await moveOn(job, { dueAt, sending: { week: at, from: now - 8 * DAY_MS, to: now, claimedAt: 0 } });
    if (name === 'iris') await granted(visit(reader));
    else {
      const set = { leavingAt: new Date(now + DAY_MS).toISOString() };
      await table.send(new UpdateCommand({ TableName, ...update(keys.user(reader.id), { set }) }));
    }

    await sendDigest(job);

    expect([name, mailsTo(stack, name)]).toEqual([name, []]);
    expect((await digestItem(reader))?.sending).toBeUndefined();
  }
});

test('what is muted, of somebody who is blocked, or was seen, is in no mail', async () => {
  const muted = await told('jane');
  await granted(mute(muted.reader, 'community', muted.communityId));
  const blocked = await told('kate');
  await granted(block(blocked.reader, ben.id));
  const seen = await told('lena');
  for (const { id } of await noticesOf(seen.reader)) await granted(seeNotice(seen.reader, id));
  const unwanted = await told('mona');
  await granted(setNotices(unwanted.reader, { replies: false }));
  const all = { jane: muted, kate: blocked, lena: seen, mona: unwanted };
  for (const { reader } of Object.values(all)) await away(reader);

  await clockPasses();

  for (const name of Object.keys(all)) expect([name, mailsTo(stack, name)]).toEqual([name, []]);
});

test('a reply that was deleted or hidden meanwhile is in no mail, and one that stands is', async () => {
  const { reader, id } = await told('rita', 'Two replies');
  const [{ replyId }] = await noticesOf(reader);
  const { id: own } = await newNews(reader, { title: 'One reply' });
  const said = await newReply(ben, 'news', own);
  const stays = await newReply(cleo, 'news', id);
  await workerRests();
  await granted(deleteReply(ben, replyId));
  await granted(deleteReply(ben, said.id));
  await away(reader);

  await clockPasses();

  const [{ text } = { text: '' }] = mailsTo(stack, 'rita');
  expect(text).toContain('Two replies');
  expect(text).toContain(`#reply-${stays.id}`);
  expect(text).not.toContain('One reply');
});

test('what stands between the first reply and the last is in the mail once both are gone', async () => {
  const { reader, id } = await told('sara', 'Three replies');
  const [{ replyId: first }] = await noticesOf(reader);
  const stays = await newReply(ben, 'news', id);
  const last = await newReply(ben, 'news', id);
  await workerRests();
  for (const gone of [first, last.id]) await granted(deleteReply(ben, gone));
  await away(reader);

  await clockPasses();

  expect(mailsTo(stack, 'sara')[0]?.text).toContain(`#reply-${stays.id}`);
});

test('that a reply of theirs was hidden is in the mail', async () => {
  const { id } = await newNews(ben);
  const reader = await newReader(stack, 'tess');
  const said = await newReply(reader, 'news', id);
  await report(cleo, 'reply', said.id);
  await granted(decide(root, 'reply', said.id, 'hide'));
  await workerRests();
  await away(reader);

  await clockPasses();

  expect(mailsTo(stack, 'tess')[0]?.text).toContain('Decided by moderators');
});

test('news of somebody who is blocked, or in a community that is muted, are not counted', async () => {
  const reader = await newReader(stack, 'nora');
  const loud = await newCommunity(cleo, { name: 'Loud' });
  const quiet = await newCommunity(cleo, { name: 'Quiet' });
  for (const { id } of [loud, quiet]) await granted(follow(reader, 'community', id));
  for (const { id } of [loud, quiet]) await newNews(cleo, { title: 'By cleo' }, id);
  await newNews(ben, { title: 'By ben' }, loud.id);
  await granted(mute(reader, 'community', quiet.id));
  await granted(block(reader, ben.id));
  await away(reader);

  await clockPasses();

  const [mail] = mailsTo(stack, 'nora');
  expect(mail?.subject).toBe('1 news while you were away');
  expect(mail?.text).toContain('1 new in Loud');
  expect(mail?.text).not.toMatch(/By ben|Quiet/);
});

test('a member without a confirmed address, or whose account is gone, gets none, and nothing waits for them', async () => {
  await stack.cognito.adminCreateUser({
    username: 'olga',
    password: 'harvest1',
    attributes: { email: 'olga@farm.test' },
  });
  const olga = await stack.member('olga');
  await granted(visit(olga));
  await newEvent(olga, { date: today, task: 'Sow' });
  await away(olga);
  await granted(visit(ben));
  expect(await dueOf(ben.id)).toEqual([]);

  await clockPasses();

  expect(mailsTo(stack, 'olga')).toEqual([]);
  expect(await dueOf(olga.id)).toEqual([]);
});

test('what is known of the mail goes with the account, and so does the job that waits', async () => {
  const reader = await newReader(stack, 'pia');
  const { findMade } = await import('#kinds/member/find-made.ts');
  const { keys } = await import('#platform/table/keys.ts');
  const item = await digestItem(reader);

  const { own } = await findMade(reader.id);

  expect(own).toContainEqual(keys.digest(reader.id));
  expect(own).toContainEqual(keys.digestDue(item?.dueAt ?? '', reader.id));
});
