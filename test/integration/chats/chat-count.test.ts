import { expect, test } from 'vitest';
import { eventually } from '#test/eventually.ts';
import { type TestMember, useStack } from '#test/system/stack.ts';
import { changeChat, chatOf, newMessage, writeTo } from '#test/things/chats.ts';

const stack = useStack();
const counted = async (member: TestMember) =>
  (await member.call('GET', '/api/notices/count')).body.data.messages;

test('the bell counts conversations with something new, without requests and those that are muted', async () => {
  const [one, other, third] = [
    await stack.member('one'),
    await stack.member('other'),
    await stack.member('third'),
  ];
  expect(await counted(other)).toBe(0);

  const id = await writeTo(one, other.id, 'A request');
  expect(await counted(other)).toBe(0);
  await changeChat(other, id, { accepted: true });
  await eventually(() => counted(other), 1);
  await newMessage(one, id, { text: 'The same conversation' });
  expect(await counted(other)).toBe(1);

  const another = await writeTo(third, other.id, 'Another request');
  await changeChat(other, another, { accepted: true });
  await eventually(() => counted(other), 2);
  await changeChat(other, another, { muted: true });
  await eventually(() => counted(other), 1);
  await changeChat(other, another, { muted: false });
  await eventually(() => counted(other), 2);

  const [last] = (await chatOf(other, id)).data;
  await changeChat(other, id, { readTo: last.id });
  await eventually(() => counted(other), 1);
  // Who answers has read it.
  await newMessage(other, another, { text: 'Thanks.' });
  await eventually(() => counted(other), 0);
  expect(await counted(one)).toBe(0);
  // What they began needs no answer to be counted.
  await newMessage(other, id, { text: 'Very dry.' });
  await eventually(() => counted(one), 1);
  // Nor does one that is put back among the requests count.
  await changeChat(one, id, { accepted: false });
  await eventually(() => counted(one), 0);
});
