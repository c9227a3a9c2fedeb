import { expect, test } from 'vitest';
import { namesAt, namesIn, newNames } from '#contract/fields/mentions.ts';

test.each([
  ['Ask @Ann, please.', ['ann']],
  ['(@ann) “@juma” @Zoë_3, @a.b-c!', ['ann', 'juma', 'zoë_3', 'a.b-c']],
  ['@ann\n@ANN', ['ann']],
  ['@annabel and @ann', ['annabel', 'ann']],
  ['The end is @ann.', ['ann']],
  ["That is @ann's.", ['ann']],
  ['ann@farm.org, ann.@farm', []],
  ['https://example.org/@ann and @ann@example.org', []],
  ['@ @. @-x @@ann', []],
  [`@${'a'.repeat(129)}`, []],
  [`@${'a'.repeat(128)}`, ['a'.repeat(128)]],
])('finds the names in %j', (text, names) => {
  expect(namesIn(text)).toEqual(names);
});

test('takes the first ten, each once', () => {
  const text = Array.from({ length: 200 }, (_, index) => `@m${index} @m0`).join(' ');

  expect(namesIn(text)).toEqual(Array.from({ length: 10 }, (_, index) => `m${index}`));
});

test('says where a name stands', () => {
  const text = 'Has @Ann a drill?';

  expect(namesAt(text).map(({ start, end }) => text.slice(start, end))).toEqual(['@Ann']);
});

test('of a change it takes those that the text did not name before', () => {
  expect(newNames('@ann', 'Both @Ann and @ben')).toEqual(['ben']);
});

test('a long text of signs takes no time', () => {
  const begun = performance.now();

  namesIn('@a.'.repeat(60_000));

  expect(performance.now() - begun).toBeLessThan(1000);
});
