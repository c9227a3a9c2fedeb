import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isCommonPassword } from '#web/lib/session/identity-fields.ts';

const page = readFileSync('docs/security.md', 'utf8');
const [, standard = ''] = page.split('## OWASP ASVS');

/** How many requirements of levels 1 and 2 each section of ASVS 5.0 has, by its chapter; they are the first of it. */
const sections: Readonly<Record<string, string>> = {
  V1: '1:2 2:9 3:11 4:3 5:2',
  V2: '1:3 2:3 3:4 4:1',
  V3: '2:2 3:4 4:6 5:5 7:2',
  V4: '1:3 2:1 3:2 4:4',
  V5: '1:1 2:3 3:2 4:3',
  V6: '1:3 2:12 3:4 4:4 5:5 6:3 8:4',
  V7: '1:3 2:4 3:2 4:5 5:2 6:2',
  V8: '1:2 2:3 3:1 4:1',
  V9: '1:3 2:4',
  V10: '1:2 2:2 3:4 4:11 5:5 6:2 7:3',
  V11: '1:2 2:3 3:3 4:4 5:1 6:1',
  V12: '1:3 2:2 3:4',
  V13: '1:1 2:5 3:2 4:5',
  V14: '1:2 2:4 3:3',
  V15: '1:3 2:3 3:7',
  V16: '1:1 2:5 3:4 4:3 5:3',
  V17: '1:1 2:4 3:2',
};

const requirements = Object.entries(sections).flatMap(([chapter, all]) =>
  all.split(' ').flatMap((each) => {
    const [section = '', count] = each.split(':');
    return Array.from({ length: Number(count) }, (_, index) => `${chapter}.${section}.${index + 1}`);
  }),
);

const rows = [...standard.matchAll(/^\| (V[^|]*) \| ([^|]*) \| ([^|]*) \|$/gm)].map(
  ([, ids = '', answer = '', shownBy = '']) => ({ ids: ids.split(', '), answer, shownBy }),
);
const isOpen = (answer: string) => /\bOpen\b/.test(answer);
const isForeign = (answer: string) => answer.startsWith('Not applicable: ');

test('docs/security.md answers each requirement of ASVS 5.0, levels 1 and 2, once', () => {
  const answered = rows.flatMap(({ ids }) => ids);

  expect(answered).toHaveLength(253);
  expect(answered.toSorted()).toEqual(requirements.toSorted());
});

test('what it says is held names a test, or where else it is shown', () => {
  const unsaid = rows.filter(
    ({ answer, shownBy }) =>
      !isOpen(answer) && !isForeign(answer) && !/`test\/|AWS/.test(shownBy) && !/see |SECURITY/.test(answer),
  );

  expect(unsaid).toEqual([]);
});

test('it counts what is held, what does not apply and what is open', () => {
  const count = (is: (answer: string) => boolean) =>
    rows.filter(({ answer }) => is(answer)).reduce((sum, { ids }) => sum + ids.length, 0);
  const open = count(isOpen);
  const foreign = count(isForeign);

  expect(/\S+ are held, .*? in part\./.exec(standard)?.[0]).toBe(
    `${253 - open - foreign} are held, ${foreign} do not apply, and ${open} are open, whole or in part.`,
  );
});

test('what each open requirement would take is said once', () => {
  const [, part = ''] = /### What the open ones would take\n(.*?)\n### V1 /s.exec(standard) ?? [];
  const priced = part.split('\n').flatMap((row) => row.split(' | ')[1]?.match(/V[\d.]+/g) ?? []);
  const open = rows.filter(({ answer }) => isOpen(answer)).flatMap(({ ids }) => ids);

  expect(priced.toSorted()).toEqual(open.toSorted());
});

const NEVER: Readonly<Record<string, RegExp>> = {
  'evaluates a text': /\beval\(|\bnew Function\b/,
  'sets HTML': /dangerouslySetInnerHTML|\.(inner|outer)HTML\b|insertAdjacentHTML|document\.write/,
  'keeps a cookie': /document\.cookie|\bcookieStore\b/,
  'starts a process': /node:child_process/,
};

test.each(Object.entries(NEVER))('nothing that is deployed %s', (_, pattern) => {
  const code = globSync(['functions/**/*.ts', 'web/{src,worker}/**/*.{ts,tsx,js}', 'lib/cloud/edge/*.js']);
  const found = code.filter((path) => pattern.test(readFileSync(path, 'utf8')));

  expect(code.length).toBeGreaterThan(900);
  // It says why zod is told to do without.
  expect(found.filter((path) => path !== 'web/src/lib/zod.ts')).toEqual([]);
});

test('three places of the site alone write a token into a header', () => {
  const code = globSync('web/{src,worker}/**/*.{ts,tsx,js}');
  const sending = code.filter((path) => /\bauthorization\b|\bBearer\b/.test(readFileSync(path, 'utf8')));

  expect(sending.toSorted()).toEqual([
    'web/src/lib/api/api.ts',
    'web/src/lib/api/early.ts',
    'web/src/lib/api/open.ts',
  ]);
});

test('forms refuse each word of our own that the page names', () => {
  const [, words = ''] = /words of our own that no password may be: ([\w, ]+) \|/.exec(standard) ?? [];

  expect(words.split(', ').filter((word) => !isCommonPassword(word))).toEqual([]);
  expect(words).toContain('furrow');
});
