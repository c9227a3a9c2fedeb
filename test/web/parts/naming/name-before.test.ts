import { expect, test } from 'vitest';
import { namesIn } from '#contract/fields/mentions.ts';
import { nameBefore, withName } from '#web/parts/naming/name-before.ts';

test.each([
  ['@ad', 'ad'],
  ['Ask @ad', 'ad'],
  ['(@ad', 'ad'],
  ['“@Ád', 'Ád'],
  ['@j.o', 'j.o'],
  ['@a_-', 'a_-'],
])('in %s a name is begun, which a text can name', (text, typed) => {
  const begun = nameBefore(text, text.length);

  expect(begun?.typed).toBe(typed);
  expect(begun && namesIn(withName(text, begun, 'adamo').text)).toEqual(['adamo']);
});

test.each(['ad', '@a', '@', 'mail@ad', '/@ad', '@ad ', '@.ad', '@@ad'])('in %s there is none', (text) => {
  expect(nameBefore(text, text.length)).toBeUndefined();
});

test('what stands behind the cursor of the same name goes, and no space is doubled', () => {
  const begun = nameBefore('Ask @adam, now', 7);

  expect(begun).toEqual({ typed: 'ad', start: 5, end: 9 });
  expect(begun && withName('Ask @adam, now', begun, 'okello')).toEqual({
    text: 'Ask @okello, now',
    cursor: 11,
  });
  expect(withName('@ad soon', { typed: 'ad', start: 1, end: 3 }, 'adamo')).toEqual({
    text: '@adamo soon',
    cursor: 7,
  });
});
