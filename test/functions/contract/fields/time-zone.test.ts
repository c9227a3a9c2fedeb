import { expect, test } from 'vitest';
import { TimeZone } from '#contract/fields/time-zone.ts';

test.each([
  '',
  '+05:30',
  '../etc',
  'a//b',
  'Africa/',
  'UTC\r\n',
  '-1',
  '__proto__',
  'Africa/Nairobi'.repeat(5),
  7,
])('what has no form of a name is refused: %j', (name) => {
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
  ['Etc/GMT+5', 'Etc/GMT+5'],
  // A browser that does not know where it is.
  ['Etc/Unknown', 'UTC'],
  // What a later database may have.
  ['Moon/Base', 'UTC'],
  ['Etc/GMT+25', 'UTC'],
  ['constructor', 'UTC'],
])('a time zone is taken: %s as %s', (name, taken) => {
  expect(TimeZone.parse(name)).toBe(taken);
});
