import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { builtSite } from '#lib/local/site/build-site.ts';
import { contentSecurityPolicy } from '#lib/security-headers.ts';
import { bootScript, bootStyle, hashOf } from '#lib/site/boot-page.ts';

let page: string;
beforeAll(async () => {
  page = await readFile(`${await builtSite()}/index.html`, 'utf8');
});

const policy = contentSecurityPolicy({ contentHost: 'http://localhost:3001', identity: [], uploads: [] });

test('the policy allows the one script and the one style sheet that are inline, and the page holds no others', () => {
  const inline = [...page.matchAll(/<(script|style)>([\s\S]*?)<\/\1>/g)].map(([, , text = '']) => text);

  expect(inline).toEqual([bootStyle, bootScript]);
  expect(policy).toContain(`script-src 'self' ${hashOf(bootScript)};`);
  expect(policy).toContain(`style-src 'self' ${hashOf(bootStyle)};`);
  expect(page).not.toMatch(/<[^>]* (style|on\w+)=/);
});

test('no style sheet holds up the first paint: the page names them after what it paints', () => {
  const [head = '', body = ''] = page.split('<body>');

  expect(head).not.toContain('rel="stylesheet"');
  expect(body.indexOf('rel="stylesheet"')).toBeGreaterThan(body.indexOf('id="root"'));
});

test('the page weighs less than 4 KiB, gzip, and draws the mark from its one file', () => {
  expect(gzipSync(page).length).toBeLessThan(4096);
  expect(page.match(/<svg class="b-mark"/g)).toHaveLength(4);
});

test('its colours are those of tokens.css, light and dark', async () => {
  const tokens = await readFile('web/src/styles/tokens.css', 'utf8');

  for (const name of ['--surface', '--raised', '--skeleton', '--line']) {
    const [, light, dark] = new RegExp(`${name}: light-dark\\((#\\w+), (#\\w+)\\);`).exec(tokens) ?? [];
    expect(light).not.toBe(dark);
    expect(bootStyle.match(new RegExp(`${name}:#\\w+`, 'g'))).toEqual([
      `${name}:${light}`,
      `${name}:${dark}`,
    ]);
  }
});
