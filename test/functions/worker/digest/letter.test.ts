import { expect, test } from 'vitest';
import type { Digest } from '#functions/worker/digest/digest.ts';
import { letterTo } from '#functions/worker/digest/letter.ts';
import { subjectOf } from '#functions/worker/digest/sections.ts';
import { fc } from '#test/made-up.ts';
import { aNotice } from '#test/things/notices/a-notice.ts';

const nothing: Digest = { notices: [], chats: [], news: [], events: [] };
const of = { site: 'https://furrow.example', userId: 'ada', secret: 'x'.repeat(24) };
const community = {
  communityId: '2',
  name: 'Growers',
  isMore: false,
  newest: [{ id: 'n1', title: 'Frost' }],
};
const letter = (part: Partial<Digest>) => letterTo('ada@farm.test', { ...nothing, ...part }, of);

test.each<[string, Partial<Digest>]>([
  ['1 reply while you were away', { notices: [aNotice()] }],
  [
    '5 replies and 4 news while you were away',
    {
      notices: [aNotice({ count: 3 }), aNotice({ kind: 'thread', count: 2 })],
      news: [{ ...community, count: 4 }],
    },
  ],
  [
    '20+ replies, 1 mention, 2 conversations and 9+ news while you were away',
    {
      notices: [aNotice({ count: 20, isMore: true }), aNotice({ kind: 'mention' })],
      chats: ['Ben', 'Cleo'],
      news: [{ ...community, count: 9, isMore: true }],
    },
  ],
  ['1 notification while you were away', { notices: [aNotice({ kind: 'moderated', count: 0 })] }],
  ['1 event in the coming week', { events: [{ date: '2026-12-01', task: 'Sow' }] }],
])('a subject says in numbers what a mail is: %s', (subject, part) => {
  expect(subjectOf({ ...nothing, ...part })).toBe(subject);
});

test('a mail is grouped, each group in its order, and has at most a handful of each', () => {
  const notices = Array.from({ length: 12 }, (_, index) =>
    aNotice({ title: `Piece ${index}`, onId: `c${index}` }),
  );
  const { text } = letter({
    notices: [...notices, aNotice({ kind: 'learner', title: 'My course' })],
    chats: ['Cleo'],
    news: [{ ...community, count: 4 }],
    events: [{ date: '2026-12-01', time: '07:30', task: 'Sow' }],
  });
  const at = (part: string) => text.indexOf(part);

  const order = ['Replies and mentions', 'Piece 0', 'Piece 7', 'and 4 more', 'Your courses', 'My course'];
  const rest = [
    'Messages',
    'Cleo wrote to you',
    'News of your communities',
    '4 new in Growers',
    'Frost',
    'Tuesday 1 December, 7:30: Sow',
  ];
  expect([...order, ...rest].map(at)).toEqual([...order, ...rest].map(at).sort((one, other) => one - other));
  expect(at(order[0] ?? '')).toBeGreaterThan(0);
  expect(text).not.toContain('Piece 8');
});

test('whatever members write, a page has no element and no address of theirs, and a subject and headers no word', () => {
  const evil = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      '<img src=https://evil.example/x>',
      '"><script>',
      'a\r\nBcc: b@evil.example',
      '\u2028- ben',
      "' onclick='",
    ),
  );
  fc.assert(
    // Without a title it leads nowhere.
    fc.property(evil, evil.filter(Boolean), evil, (name, title, task) => {
      const mail = letter({
        notices: [aNotice({ names: [name], title })],
        chats: [name],
        news: [{ ...community, name, count: 1, newest: [{ id: 'n1', title }] }],
        events: [{ date: '2026-12-01', task }],
      });
      const plain = letter({
        notices: [aNotice({ names: ['x'], title: 'x' })],
        chats: ['x'],
        news: [{ ...community, name: 'x', count: 1, newest: [{ id: 'n1', title: 'x' }] }],
        events: [{ date: '2026-12-01', task: 'x' }],
      });
      const elements = (html: string) => html.match(/<[^>]*>/g);

      expect(elements(mail.html)).toEqual(elements(plain.html));
      expect(mail.text.split('\n').length).toBe(plain.text.split('\n').length);
      expect([mail.subject, mail.headers]).toEqual([plain.subject, plain.headers]);
      for (const value of [mail.subject, ...Object.values(mail.headers)])
        expect(value).toMatch(/^[\x20-\x7e]{1,870}$/);
    }),
  );
});

test('a page asks nothing of anywhere, says its language, and leads to the end of the mail', () => {
  const { html, text, headers } = letter({ chats: ['Ben'] });
  const token = `ada.${'x'.repeat(24)}`;

  expect(html).toMatch(/^<!doctype html>\n<html lang="en">/);
  expect(html).not.toMatch(/<(img|script|link|iframe|form)|url\(|@import/);
  expect(html).toContain(`href="https://furrow.example/digest#${token}"`);
  expect(text).toContain(`https://furrow.example/digest#${token}`);
  expect(headers).toEqual({
    'List-Unsubscribe': `<https://furrow.example/api/digest/end/${token}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
});
