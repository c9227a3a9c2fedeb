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

// As the lists and the pages show them: a second extension tells of a small picture (`fields/small-picture.ts`).
test.each([
  ['/news', { _attachments: 'a.webp.jpg' }, ['news/a.webp.jpg', 'news/a.webp']],
  ['/news', { photo: { name: 'a.webp.jpg' } }, ['img/a.webp.jpg', 'img/a.webp']],
  ['/courses', { thumbnail: 'a.webp.jpg' }, ['thumbnail/a.webp.jpg', 'thumbnail/a.webp.jpg']],
  ['/groups', { communityId: '3', filename: 'a.webp.jpg' }, ['group/3/a.webp', 'group/3/a.webp']],
  ['/groups/:', { communityId: '3', filename: 'a.webp.jpg' }, ['group/3/a.webp.jpg']],
  ['/your-enterprises/:', { communityId: '3', filename: 'a.jpg' }, ['enterprise/3/a.jpg']],
  ['/library', { thumbnail: { name: 'a.webp.jpg' } }, ['thumbnail/a.webp', 'thumbnail/a.webp']],
  ['/library/collection', { thumbnail: undefined }, ['thumbnail/']],
])('at %s the entry fetches the pictures of %j in the size shown', (path, thing, addresses) => {
  const pictures = addresses.map((_, place) => firstScreens[path]?.picture?.(thing, place).join('/'));

  expect(pictures).toEqual(addresses);
});
