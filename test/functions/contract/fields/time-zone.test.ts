import { expect, test } from 'vitest';
import { TimeZone } from '#contract/fields/time-zone.ts';

test.each([
  '',
  'Moon/Base',
  'Mars/X',
  '+05:30',
  '../etc',
  'UTC\r\n',
  '-1',
  'constructor',
  '__proto__',
  'Etc/GMT+25',
  7,
])('what is no time zone is refused: %j', (name) => {
  const { success, error } = TimeZone.safeParse(name);

  expect([success, error?.issues[0]?.message]).toEqual([
    false,
    'This must be a time zone, such as Africa/Nairobi.',
  ]);
});

test.each([
  ['Africa/Nairobi', 'Africa/Nairobi'],
  ['America/Argentina/ComodRivadavia', 'America/Argentina/ComodRivadavia'],
  ['UTC', 'UTC'],
  // A browser that does not know where it is.
  ['Etc/Unknown', 'UTC'],
])('a time zone is taken: %s as %s', (name, taken) => {
  expect(TimeZone.parse(name)).toBe(taken);
});
