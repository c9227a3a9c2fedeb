import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { textsIn } from './texts.ts';

/**
 * Texts outside the message modules, with the reason. What stands in a sheet or on the first page is none of a module.
 */
const elsewhere: Readonly<Record<string, string>> = {
  'web/src/main.ts: Furrow did not load. Check your signal, then load the page again.':
    'Said where nothing else has come.',
  'web/src/lib/fonts.ts: Atkinson Hyperlegible Next Variable': 'The name of a font.',
  'web/src/lib/fonts.ts: Familjen Grotesk Variable': 'The name of a font.',
  'web/src/lib/api/api.ts: Bearer …': 'A header.',
  'web/src/lib/api/early.ts: Bearer …': 'A header.',
  'web/src/lib/api/open.ts: Bearer …': 'A header.',
  'web/src/lib/api/early.ts: /config.json answers …': 'For a developer.',
  'web/src/lib/config.ts: The configuration is not loaded yet.': 'For a developer.',
  'web/src/lib/media/downscale-image.ts: The picture could not be written.':
    'Whoever asks for it says it in other words.',
  'web/src/lib/media/downscale-image.ts: This browser cannot draw pictures.':
    'Whoever asks for it says it in other words.',
  'web/src/parts/editor/elsewhere/differences.ts: block …': 'A key.',
  'web/src/parts/sync/queue/send-step.ts: No row …': 'For a developer.',
};

test('what people read stands in message modules, so that one translates it without looking at code', () => {
  const modules = globSync('web/src/**/*.{ts,tsx}').filter(
    (path) => !/[-/](messages|samples)\.ts$/.test(path),
  );
  const found = modules.flatMap((path) =>
    textsIn(path, readFileSync(path, 'utf8')).map((text) => `${path}: ${text}`),
  );
  const loose = found.filter((text) => !(text in elsewhere));

  expect(modules.length).toBeGreaterThan(400);
  expect(loose.map((text) => `${text} (move it to the folder's messages.ts)`)).toEqual([]);
  expect(Object.keys(elsewhere).filter((text) => !found.includes(text))).toEqual([]);
});

const said = (code: string) => textsIn('a.tsx', `export const a = ${code};`);

test('a text is found in an element, in what names it, in a choice and in a template', () => {
  expect(said('<p>Try again</p>')).toEqual(['Try again']);
  expect(said('<p title="more">{is ? "Hide" : "Show it"}</p>')).toEqual(['more', 'Hide', 'Show it']);
  expect(
    said(`{ gone: "This is not here any more.", of: \`\${one} of \${all} stars\`, page: \`Page \${one}\` }`),
  ).toEqual(['This is not here any more.', '… of … stars', 'Page …']);
});

test('no text is what code is made of: classes, keys, names and what they are compared with', () => {
  expect(
    said(
      `<a className={is ? "row Wide" : \`chip \${tone}\`} rel="noopener nofollow">{\`\${id}-hint \${id}-error\`}</a>`,
    ),
  ).toEqual([]);
  expect(said('key === "Enter" || types.includes("Files") || awaitedPart(load, "Builder")')).toEqual([]);
  expect(said('{ method: "PUT", name: "PartMissing", image: "M11.5 2.2a.5", by: "(hover: hover)" }')).toEqual(
    [],
  );
});
