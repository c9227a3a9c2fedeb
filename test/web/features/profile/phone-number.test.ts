import { describe, expect, test } from 'vitest';
import { countryOf, listCountries, readable, toE164 } from '#web/features/profile/phone-number.ts';

describe('a typed number', () => {
  test.each([
    ['(202) 555-0123', 'US', '+12025550123'],
    ['07700 900123', 'GB', '+447700900123'],
    ['06 6982 1234', 'IT', '+390669821234'],
    ['+254 712 123456', 'US', '+254712123456'],
    [' ', 'US', ''],
  ])('%s of %s is %s', (text, country, number) => {
    expect(toE164(text, country)).toBe(number);
  });

  test.each([
    '555 01',
    'twelve',
    '2025550123 ext. 5',
    '+999 123 4567',
    '202555012345678',
    'call (202) 555-0123',
  ])('%s is none', (text) => {
    expect(toE164(text, 'US')).toBeUndefined();
  });
});

test('a number with a plus in front names its country', () => {
  expect(countryOf('+49 170 1234567')).toBe('DE');
  expect(countryOf('0170 1234567')).toBeUndefined();
  expect(countryOf('+')).toBeUndefined();
});

test('a stored number is shown as its country writes it', () => {
  expect(readable('+12025550123')).toEqual({ country: 'US', text: '(202) 555-0123' });
  expect(readable('+447700900123')).toEqual({ country: 'GB', text: '07700 900123' });
  expect(readable('')).toEqual({ country: 'US', text: '' });
});

test('a number that belongs to no country is shown as it is, and means the same again', () => {
  const { country, text } = readable('+88213123456');

  expect(toE164(text, country)).toBe('+88213123456');
});

test('every stored number means the same again', () => {
  for (const number of [
    '+12025550123',
    '+447700900123',
    '+390669821234',
    '+254712123456',
    '+5511961234567',
  ]) {
    const { country, text } = readable(number);
    expect(toE164(text, country)).toBe(number);
  }
});

test('countries are listed by name, with their calling codes', () => {
  const countries = listCountries();

  expect(countries.length).toBeGreaterThan(200);
  expect(countries).toContainEqual({ code: 'KE', label: 'Kenya +254' });
  expect(countries[0]?.label).toBe('Afghanistan +93');
});
