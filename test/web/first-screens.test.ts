import { expect, test } from 'vitest';
import { setWidth } from '#test/web.tsx';
import { firstScreens } from '#web/first-screens.ts';
import { breakpoints } from '#web/lib/breakpoints.ts';

test.each([
  [768, false],
  [769, true],
  [1438, true],
  [1439, false],
])('at %i px the entry asks for as many members as the screen has room for', (width, isThree) => {
  setWidth(width);

  expect(matchMedia(breakpoints.members).matches).toBe(isThree);
  expect(firstScreens['/members']?.asks?.('', '3')).toMatch(isThree ? /pageSize=9$/ : /pageSize=8$/);
});
