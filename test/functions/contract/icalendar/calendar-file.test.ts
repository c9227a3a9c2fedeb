import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { calendarFile, type Planned } from '#contract/icalendar/calendar-file.ts';
import { contentLines, textValue } from '#contract/icalendar/content-lines.ts';

const event = (fields: Partial<Planned>): Planned => ({
  id: 'a',
  date: '2026-11-03',
  time: '07:30',
  task: 'Sow',
  version: 0,
  ...fields,
});
const fileOf = (...events: Planned[]) =>
  calendarFile({
    name: 'Furrow',
    extraLines: ['X-PUBLISHED-TTL:PT6H'],
    events,
    writtenAt: () => '2026-11-01T06:00:00.123Z',
  });
const bytes = (text: string) => new TextEncoder().encode(text);
const summaryOf = (file: string) =>
  new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent')?.getFirstPropertyValue('summary');

test('is what RFC 5545 asks for, with what else is to stand above the events', () => {
  expect(fileOf(event({ changedAt: '2026-11-02T06:00:00.000Z', version: 2 })).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Furrow//Calendar//EN',
    'NAME:Furrow',
    'X-WR-CALNAME:Furrow',
    'X-PUBLISHED-TTL:PT6H',
    'BEGIN:VEVENT',
    'UID:a@furrow',
    'SEQUENCE:2',
    'DTSTAMP:20261101T060000Z',
    'LAST-MODIFIED:20261102T060000Z',
    'DTSTART:20261103T073000',
    'SUMMARY:Sow',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

// Letters of one to four bytes, moved along the end of a line.
test.each(['a', 'é', '雨', '🌾', 'e\u0301'])(
  'lines of %s have 75 bytes at most, and read as they were',
  (letter) => {
    for (let before = 60; before < 80; before += 1) {
      const task = 'x'.repeat(before) + letter.repeat(40);
      const file = fileOf(event({ task }));

      expect(Math.max(...file.split('\r\n').map((line) => bytes(line).length))).toBeLessThanOrEqual(75);
      expect(summaryOf(file)).toBe(task);
      // No byte of a letter stands alone.
      for (const line of file.split('\r\n')) expect(new TextDecoder().decode(bytes(line))).toBe(line);
    }
  },
);

test.each(['\r\n', '\n', '\r', '\u2028', '\u0085', '\u000b'])('%j begins no property', (end) => {
  const task = `Sow${end}END:VEVENT${end}BEGIN:VEVENT${end}UID:other@furrow`;

  const file = fileOf(event({ task, title: task }));

  expect(file.match(/^BEGIN:VEVENT\r$/gm)).toHaveLength(1);
  expect(file.match(/^UID:/gm)).toEqual(['UID:']);
  expect(summaryOf(file)).toBe('Sow\nEND:VEVENT\nBEGIN:VEVENT\nUID:other@furrow');
});

test('signs that part values are escaped, and are read as signs', () => {
  const task = 'Vet; herd, check \\n “x”: no';
  expect(textValue(task)).toBe('Vet\\; herd\\, check \\\\n “x”: no');
  expect(summaryOf(fileOf(event({ task })))).toBe(task);
});

test.each([
  ['half of a letter', 'a\ud83cb', 'a\ufffdb'],
  ['the other half', 'a\udf3eb', 'a\ufffdb'],
  ['a zero', 'a\u0000b', 'a\ufffdb'],
  ['an escape', 'a\u001b[31mb', 'a\ufffd[31mb'],
  ['whole letters and tabs', '🌾\tb', '🌾\tb'],
])('%s is what a file can hold', (_, text, shown) => {
  expect(textValue(text)).toBe(shown);
  expect(contentLines([textValue(text)]).isWellFormed()).toBe(true);
});

test.each([
  [{ repeats: 'week', leftOut: ['2026-11-03', '2026-11-17'] }, ['2026-11-10', '2026-11-24']],
  [{ repeats: 'month', leftOut: ['2026-12-03'] }, ['2026-11-03', '2027-01-03']],
  [{ date: '2026-01-31', repeats: 'month', leftOut: ['2026-02-28'] }, ['2026-01-31', '2026-03-31']],
  [{ date: '2026-01-30', repeats: 'month', leftOut: ['2026-02-28'] }, ['2026-01-30', '2026-03-30']],
  [{ isAllDay: true, repeats: 'week', leftOut: ['2026-11-10'] }, ['2026-11-03', '2026-11-17']],
] as const)('what is left out of a series is no day of it to readers: %o', (fields, days) => {
  const file = fileOf(event({ ...fields, leftOut: [...fields.leftOut] }));

  const read = new ICAL.Event(
    new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent') as ICAL.Component,
  ).iterator();
  expect(days.map(() => read.next().toString().slice(0, 'YYYY-MM-DD'.length))).toEqual(days);
});
