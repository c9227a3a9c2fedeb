import { describe, expect, test } from 'vitest';
import { VideoLink } from '#contract/news/blocks.ts';
import { rowsWithFields } from '#test/files/endless.ts';

const nothing = [
  '\u200b',
  '\u2800',
  '\u3164',
  '\ufeff',
  '\u00ad',
  ' \u00a0\u3000',
  '\u200d\ufe0f',
  '\u115f\u1160',
  '\u0301',
];
const turned = ['photo\u202egnp.exe', '\u202anews', 'news\u2066', '\u2069x', '\u202d1'];
const real = [
  'Ada',
  'أحمد',
  'דוד בן־גוריון',
  '👩‍🌾 & 👨🏽‍🌾',
  'میان‌وند', // with what keeps two letters apart
  'Łódź ´n\u0303u',
  '農家の会',
  '42',
  'a\u200b',
  '\u200fعنوان',
];

/** Names and titles, wherever a row takes one. */
const names = ['firstName', 'lastName', 'name', 'title', 'videoTitle', 'textHeading'];
const fields = rowsWithFields
  .filter(({ route }) => route.method === 'POST' || route.method === 'PUT')
  .flatMap(({ name, route, fields }) =>
    fields
      .filter((field) => names.includes(field))
      .map((field) => ({ name, field, schema: route.form ?? route.input })),
  );

/** What is left away may come as blanks. */
const mayBeBlank = (name: string, field: string) =>
  ['videoTitle', 'textHeading'].includes(field) || name === 'addMaterial';

describe.each(fields)('$field of $name', ({ name, field, schema }) => {
  const problemOf = (text: string) =>
    schema.safeParse({ [field]: text }).error?.issues.find(({ path }) => path[0] === field)?.message;

  test.each(real)('may be %s', (text) => {
    expect(problemOf(text)).toBeUndefined();
  });

  test.each(turned)('is refused where it turns text around: %j', (text) => {
    expect(problemOf(text)).toContain('turn the text around');
  });

  test.each(nothing)('is refused where there is nothing to see: %j', (text) => {
    expect(problemOf(text) === undefined).toBe(text.trim() === '' && mayBeBlank(name, field));
  });
});

describe('a link', () => {
  test.each([
    'https://bank.example@evil.example',
    'https://bank.example:secret@evil.example/path',
    'https://@evil.example',
    'https:///bank.example@evil.example',
    'https://bank.example%2f@evil.example',
  ])('with a user is refused: %s', (link) => {
    expect(VideoLink.safeParse(link).error?.issues[0]?.message).toContain('without a user name');
  });

  test.each(turned)('that turns text around is refused: %j', (text) => {
    expect(VideoLink.safeParse(`https://a.test/${text}`).error?.issues[0]?.message).toContain(
      'turn the text around',
    );
  });

  test.each([
    'https://a.test/@ada',
    'https://a.test?mail=ada@b.test',
    'https://a.test#a@b',
    'https://a.test\\@b',
    '',
  ])('with an @ elsewhere, or none, is taken: %s', (link) => {
    expect(VideoLink.safeParse(link).success).toBe(true);
  });
});
