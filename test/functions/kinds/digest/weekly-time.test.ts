import { expect, test } from 'vitest';
import { nextTuesday } from '#kinds/digest/weekly-time.ts';
import { localTime } from '#kinds/local-time.ts';
import { fc } from '#test/made-up.ts';

const HOUR_MS = 60 * 60 * 1000;
const WEEK_MS = 7 * 24 * HOUR_MS;

const wallOf = (zone: string, time: number) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: zone, weekday: 'short', hour: '2-digit', minute: '2-digit' })
    .format(time)
    .replace(',', '');

test.each([
  ['UTC', '2026-11-30T12:00:00Z', '2026-12-01T07:00:00Z'],
  ['UTC', '2026-12-01T06:59:59Z', '2026-12-01T07:00:00Z'],
  ['UTC', '2026-12-01T07:00:00Z', '2026-12-08T07:00:00Z'],
  ['Africa/Nairobi', '2026-12-01T03:00:00Z', '2026-12-01T04:00:00Z'],
  ['Asia/Kathmandu', '2026-11-30T22:00:00Z', '2026-12-01T01:15:00Z'],
  ['Pacific/Auckland', '2026-11-30T12:00:00Z', '2026-11-30T18:00:00Z'],
  ['America/Los_Angeles', '2026-12-01T15:00:00Z', '2026-12-08T15:00:00Z'],
  // The clocks change between.
  ['Europe/Berlin', '2026-03-24T07:00:00Z', '2026-03-31T05:00:00Z'],
  ['Europe/Berlin', '2026-10-20T06:00:00Z', '2026-10-27T06:00:00Z'],
])('in %s the first Tuesday morning after %s is %s', (zone, after, next) => {
  expect(new Date(nextTuesday(zone, Date.parse(after))).toISOString()).toBe(new Date(next).toISOString());
});

test('wherever and whenever it is, the next time is a Tuesday at seven, ahead, and at most a week', () => {
  const zone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
  const time = fc.integer({ min: Date.parse('2020-01-01'), max: Date.parse('2040-01-01') });
  fc.assert(
    fc.property(zone, time, (name, after) => {
      const next = nextTuesday(name, after);

      expect(wallOf(name, next)).toBe('Tue 07:00');
      expect(next).toBeGreaterThan(after);
      // A clock that is put back makes a week an hour longer.
      expect(next - after).toBeLessThanOrEqual(WEEK_MS + HOUR_MS);
    }),
    { numRuns: 300 },
  );
});

test('a day is the one of the zone', () => {
  expect(localTime(Date.parse('2026-11-30T12:00:00Z'), 'Pacific/Auckland').day).toBe('2026-12-01');
  expect(localTime(Date.parse('2026-12-01T07:00:00Z'), 'America/Los_Angeles').day).toBe('2026-11-30');
});
