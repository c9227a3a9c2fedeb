import { expect, test } from 'vitest';
import { slugOf } from '#functions/communities/community.ts';

test.each([
  ['Water by the Drop', 'water-by-the-drop'],
  ['  --Hill & Valley--  ', 'hill-valley'],
  ['Crème Brûlée Farmers', 'creme-brulee-farmers'],
  ['3', 'community-3'],
  ['User', 'community-user'],
  ['Search', 'community-search'],
  ['!!!', 'community'],
  ['x'.repeat(200), 'x'.repeat(60)],
  ['Ферма', 'ферма'],
])('the slug of %s is %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

test('a slug that is cut inside a character is still text', () => {
  expect(slugOf(`${'x'.repeat(59)}𠮷𠮷`).isWellFormed()).toBe(true);
});
