import { expect, test } from 'vitest';
import { VideoLink } from '#contract/blocks.ts';
import { checkSource } from '#functions/richtexts/video.ts';
import { fc } from '#test/made-up.ts';

test.each([
  [undefined, false, 'Please enter a video Link or Video File'],
  ['', false, 'Please enter a video Link or Video File'],
  ['https://films.test', true, 'Please choose either a link or a file.'],
])('the link %j, with a file: %s, is refused', (link, hasFile, text) => {
  expect(() => checkSource(link, hasFile)).toThrow(text);
});

test.each([
  ['https://films.test', false],
  ['', true],
  [undefined, true],
])('the link %j, with a file: %s, is enough', (link, hasFile) => {
  expect(() => checkSource(link, hasFile)).not.toThrow();
});

test('whatever is taken for a link is an address on the web, for a browser too', () => {
  const text = fc.oneof(
    fc.webUrl({ withFragments: true, withQueryParameters: true }),
    fc.string({ unit: 'binary' }),
    fc
      .tuple(
        fc.constantFrom(
          'http:',
          'https:',
          'javascript:',
          'data:',
          'http:/',
          ' http://',
          'HTTP://',
          'http://',
        ),
        fc.string({ unit: 'binary' }),
      )
      .map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(text, (link) => {
      const { success } = VideoLink.safeParse(link);
      if (!success || link === '') return;
      expect(link).not.toMatch(/\s/);
      expect(['http:', 'https:']).toContain(new URL(link).protocol);
    }),
    { numRuns: 2000 },
  );
});
