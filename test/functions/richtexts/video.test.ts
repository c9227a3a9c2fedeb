import { expect, test } from 'vitest';
import { VideoLink } from '#contract/news/blocks.ts';
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

test.each(['http://a.test', 'HTTPS://A.TEST/x', 'https://a.test:8080/@user/ü?q=💧@'])(
  '%s is a link, as it is typed',
  (link) => {
    expect(VideoLink.parse(link)).toBe(link);
  },
);

const wrong = 'Please enter an address that begins with http:// or https://, without spaces.';
const unseen = 'This text holds characters that cannot be shown.';
test.each([
  ['javascript:alert(1)', wrong],
  ['JaVaScRiPt:alert(1)', wrong],
  ['data:text/html,<script>alert(1)</script>', wrong],
  ['vbscript:x', wrong],
  ['file:///etc/passwd', wrong],
  ['ftp://a.test/film.mp4', wrong],
  ['/films/seed', wrong],
  ['//a.test/film', wrong],
  ['a.test/film', wrong],
  ['https:a.test', wrong],
  ['https://', wrong],
  ['http://a.test/my film.mp4', wrong],
  [' https://a.test', wrong],
  ['https://a.test\njavascript:alert(1)', wrong],
  ['https://a.test:99999', wrong],
  [`https://a.test/${'x'.repeat(2000)}`, 'At most 2,000 characters, please.'],
  ['https://a.test/\u0000', unseen],
  ['https://a.test/\u007f', unseen],
  ['https://a.test/\ud83d', unseen],
])('%j is no link, and it is said why', (link, text) => {
  expect(VideoLink.safeParse(link).error?.issues[0]?.message).toBe(text);
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
