import { expect, test } from 'vitest';
import { namesFor } from '#test/browser/other-build.ts';

test('another build has no file of the name of one before, also where its hash ends in the version', () => {
  const names = ['a-BJAbFP2.js', 'a-BJAbFA2.js', 'a-BJAbFPx.js', 'b-xyzuvwA.css'];

  const others = [...namesFor(names, '2').values()];

  expect(others.filter((name) => names.includes(name))).toEqual([]);
  expect(new Set(others).size).toBe(4);
  expect(others.map((name) => name.replace(/^.*(.\.)/, '$1'))).toEqual(['2.js', '2.js', '2.js', '2.css']);
});
