import { expect, test } from 'vitest';
import { formatSize } from '#web/lib/format/format-size.ts';

test.each([
  [0, '1 KB'],
  [999, '1 KB'],
  [96_400, '96 KB'],
  [999_400, '999 KB'],
  [999_600, '1 MB'],
  [2_440_000, '2.4 MB'],
  [9_960_000, '10 MB'],
  [38_000_000, '38 MB'],
  [103_600_000, '104 MB'],
])('%i bytes read as %s', (bytes, text) => {
  expect(formatSize(bytes)).toBe(text);
});
