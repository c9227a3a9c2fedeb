import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { calendarFile } from '#contract/icalendar/calendar-file.ts';
import { letterTo } from '#functions/worker/digest/letter.ts';
import { section } from '#functions/worker/export/html.ts';
import { MOST_BYTES } from '#kinds/push/encrypt.ts';
import { textOf } from '#kinds/push/texts.ts';
import { corpus } from '#test/contract/corpus.ts';
import { newDeviceSecrets, sentTo } from '#test/things/notices/push.ts';

/* What functions write for other programs, with each text of the corpus in it: those too that nothing stores. */

const texts = corpus.map(({ name, text }) => [name, text] as const);
const elements = (html: string) => html.match(/<[^>]*>/g);

test.each(texts)('%s in a calendar begins no line of its own, and is read as a text', (_, text) => {
  const events = [text, text].map((task, index) => ({
    id: String(index),
    date: '2026-11-03',
    time: '07:30',
    version: 0,
    task,
    title: text,
  }));

  const file = calendarFile({ name: 'Furrow', events, writtenAt: () => '2026-11-01T06:00:00.123Z' });

  const lines = file.split('\r\n');
  expect(lines.join('').replaceAll('\t', '')).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
  expect(lines.filter((line) => /^(BEGIN|END|UID|ATTACH|SET-COOKIE)\b/i.test(line))).toEqual([
    'BEGIN:VCALENDAR',
    ...['0', '1'].flatMap((id) => ['BEGIN:VEVENT', `UID:${id}@furrow`, 'END:VEVENT']),
    'END:VCALENDAR',
  ]);
  const [event] = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent');
  const letters = (all: unknown) => String(all).replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Surrogate}\ufffd]/gu, '');
  expect(letters(event?.getFirstPropertyValue('summary'))).toBe(letters(text));
});

test.each(texts)('%s in a mail is no element, no line and no header', (_, text) => {
  const mailWith = (word: string) =>
    letterTo(
      'ada@farm.test',
      {
        notices: [],
        chats: [word],
        news: [{ communityId: '2', name: word, count: 1, isMore: false, newest: [{ id: 'n', title: word }] }],
        events: [{ date: '2026-12-01', task: word }],
      },
      { site: 'https://furrow.example', userId: 'ada', secret: 'x'.repeat(24) },
    );
  const [mail, plain] = [mailWith(text), mailWith('Hay')];

  expect(elements(mail.html)).toEqual(elements(plain.html));
  expect(mail.text.split(/[\n\u2028\u2029]/).length).toBe(plain.text.split('\n').length);
  expect([mail.subject, mail.headers]).toEqual([plain.subject, plain.headers]);
});

test.each(texts)('%s in a push is a text of a bounded size', async (_, text) => {
  const about = { kind: 'reply', on: 'news', onId: 'n1', id: 'r1', path: '/news/n1' } as const;

  const { bytes, content } = await sentTo(newDeviceSecrets(), textOf(about, text, text));

  const { title, body, ...rest } = content.notification;
  expect(rest).toEqual({ navigate: 'https://furrow.example/news/n1', tag: 'reply news n1', lang: 'en' });
  expect([title.length, body.length].every((length) => length < 250)).toBe(true);
  expect(bytes).toBeLessThan(MOST_BYTES + 200);
});

test.each(texts)('%s in the page of an archive is no element', (_, text) => {
  expect(elements(section(text, []))).toBeNull();
  expect(elements(section(text, ['x']))).toEqual(elements(section('Hay', ['x'])));
});
