import ICAL from 'ical.js';
import { describe, expect, test, vi } from 'vitest';
import type { Activity, EventDay } from '#contract/events/events.ts';
import { daysIn, monthsOf } from '#contract/fields/recurrence.ts';
import { monthFile, monthFileName } from '#web/features/calendar/download/month-file.ts';
import { anActivity } from './an-event.ts';

const read = (text: string) => {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return {
    name: calendar.getFirstPropertyValue('x-wr-calname'),
    events: calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each)),
  };
};

describe.each(['Pacific/Kiritimati', 'America/Los_Angeles', 'UTC'])('a file made in %s', (zone) => {
  test('has an event on its day and at its time in every time zone', () => {
    vi.stubEnv('TZ', zone);
    const days: EventDay[] = [
      { date: '2026-11-01', activities: [anActivity('a', { time: '00:00' })] },
      {
        date: '2026-11-03',
        activities: [anActivity('b', { time: '07:30' }), anActivity('c', { time: '23:59' })],
      },
    ];

    const { events } = read(monthFile('my', '2026-11', days));

    expect(events.map(({ startDate }) => startDate.toString())).toEqual([
      '2026-11-01T00:00:00',
      '2026-11-03T07:30:00',
      '2026-11-03T23:59:00',
    ]);
    expect(events.map(({ startDate }) => startDate.zone.tzid)).toEqual(['floating', 'floating', 'floating']);
  });
});

test('is called what it is, and each event what it is about and of whom', () => {
  const activity = anActivity('a', {
    task: 'Vet; herd, check \\ “Ända” 🐄\nin the barn',
    title: 'Seed Savers',
  });

  const file = read(monthFile('groups', '2026-11', [{ date: '2026-11-03', activities: [activity] }]));

  expect(file.name).toBe('Furrow: Groups events, November 2026');
  expect(file.events.map(({ uid, summary, description }) => [uid, summary, description])).toEqual([
    ['a@furrow', activity.task, 'Seed Savers'],
  ]);
  expect(monthFileName('groups', '2026-11')).toBe('furrow-groups-events-2026-11.ics');
});

test.each(['\u0085', '\u2028', '\u2029', '\u000b', '\u000c', '\u001c', '\u001e', '\r', '\n', '\r\n'])(
  'a text with %j ends no line of the file: a reader could take what follows for another field',
  (end) => {
    const text = `Vet${end}DTSTART:20200101T000000`;
    const activity = anActivity('a', { task: text, title: text });

    const file = monthFile('groups', '2026-11', [{ date: '2026-11-03', activities: [activity] }]);

    // As Python splits lines, which knows the most ends of all.
    const ends = [...'\u000b\u000c\u001c\u001d\u001e\u0085\u2028\u2029', '\r', '\n'];
    expect(ends.filter((each) => file.replaceAll('\r\n', '').includes(each))).toEqual([]);
    expect(file.split('\r\n').filter((line) => line.startsWith('DTSTART'))).toEqual([
      'DTSTART:20261103T073000',
    ]);
    const [event] = read(file).events;
    const shown = 'Vet\nDTSTART:20200101T000000';
    expect([event?.summary, event?.description]).toEqual([shown, shown]);
  },
);

test('ends when it ends, and one that lasts all day with the day after its last one', () => {
  const text = monthFile('my', '2026-11', [
    { date: '2026-11-03', activities: [anActivity('a', { endTime: '09:00' }), anActivity('b')] },
    { date: '2026-11-29', activities: [anActivity('c', { time: '00:00', isAllDay: true })] },
    {
      date: '2026-11-30',
      activities: [
        anActivity('d', { time: '00:00', isAllDay: true, startDate: '2026-10-30', endDate: '2026-12-31' }),
      ],
    },
  ]);

  expect(text.split('\r\n').filter((line) => /^(DTSTART|DTEND)/.test(line))).toEqual([
    'DTSTART:20261103T073000',
    'DTEND:20261103T090000',
    'DTSTART:20261103T073000',
    'DTSTART;VALUE=DATE:20261129',
    'DTEND;VALUE=DATE:20261130',
    'DTSTART;VALUE=DATE:20261030',
    'DTEND;VALUE=DATE:20270101',
  ]);
});

test.each<Partial<Activity>>([
  { repeats: 'week' },
  { repeats: 'week', repeatsUntil: '2027-03-01' },
  { repeats: 'month' },
  { repeats: 'month', startDate: '2026-10-31' },
  { repeats: 'month', startDate: '2026-10-30', repeatsUntil: '2027-02-28' },
  { repeats: 'month', startDate: '2026-10-29' },
  { repeats: 'month', startDate: '2026-10-31', isAllDay: true, time: '00:00', repeatsUntil: '2027-03-30' },
])('a series is one event there, on the days that the calendar shows: %j', (rule) => {
  const date = rule.startDate ?? '2026-11-03';
  const shown = monthsOf({ ...rule, date }).flatMap((month) => daysIn({ ...rule, date }, month));
  const days = daysIn({ ...rule, date }, '2026-11').map((day) => ({
    date: day,
    activities: [anActivity('a', { ...rule, ...(day !== date && { startDate: date }) })],
  }));

  const [event, ...others] = read(monthFile('my', '2026-11', days)).events;

  const iterator = event?.iterator();
  const starts: string[] = [];
  for (let next = iterator?.next(); next; next = iterator?.next()) starts.push(next.toString());
  const clock = rule.isAllDay ? '' : 'T07:30:00';
  expect([starts, others]).toEqual([shown.map((day) => day + clock), []]);
});

test('an event has one UID in every file', () => {
  const uidIn = (date: string) =>
    read(monthFile('my', '2026-11', [{ date, activities: [anActivity('a')] }])).events[0]?.uid;

  expect(uidIn('2026-11-03')).toBe(uidIn('2026-11-20'));
});

test('an event that was changed has a higher number than before', () => {
  const numberIn = (version: number) =>
    read(monthFile('my', '2026-11', [{ date: '2026-11-03', activities: [anActivity('a', { version })] }]))
      .events[0]?.sequence;

  expect([0, 3].map(numberIn)).toEqual([0, 3]);
});

test('no line is longer than 75 bytes, and none ends within a letter', () => {
  const task = 'Årsmöte 🌾 '.repeat(18).trim();

  const text = monthFile('my', '2026-11', [{ date: '2026-11-03', activities: [anActivity('a', { task })] }]);

  const lines = text.split('\r\n');
  expect(lines.filter((line) => new TextEncoder().encode(line).length > 75)).toEqual([]);
  expect(lines.some((line) => line.startsWith(' '))).toBe(true);
  expect(read(text).events[0]?.summary).toBe(task);
});

test('a month without events is a calendar too', () => {
  expect(read(monthFile('my', '2026-11', [])).events).toEqual([]);
});
