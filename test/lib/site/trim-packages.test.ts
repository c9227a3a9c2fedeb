import { globSync, readFileSync } from 'node:fs';
import { build } from 'vite';
import { beforeAll, expect, test } from 'vitest';
import { builtSite } from '#lib/local/site/build-site.ts';
import { standIns } from '#lib/site/stand-ins.ts';
import { trimmedVersions, trimPackages } from '#lib/site/trim-packages.ts';
import { closure } from '../../bench/site.ts';

let texts: Map<string, string>;
let beforeNews: string;
beforeAll(async () => {
  const folder = await builtSite();
  const manifest = JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, 'utf8'));
  texts = new Map(
    Object.keys(manifest)
      .filter((key) => manifest[key].file.endsWith('.js'))
      .map((key) => [key, readFileSync(`${folder}/${manifest[key].file}`, 'utf8')]),
  );
  const first = [
    'index.html',
    'src/app/start.tsx',
    'src/app/member-routes.tsx',
    'src/screens/news/news-screen.tsx',
  ];
  beforeNews = [...closure(manifest, first)].map((key) => texts.get(key) ?? '').join('');
});

test.each([
  ['an enumeration of the identity library', 'SoftwareTokenMFANotFoundException'],
  ['credentials of an identity pool', 'GetCredentialsForIdentity'],
  ['a search for the framework of the page', '__NEXT'],
  ['the framework that a router can be', '__reactRouterContext'],
  ["the router's words for whoever makes a mistake with it", 'may be used only in the context'],
  ['errors of the data router', 'React Router caught the following error'],
  ["the schemas' words for whoever makes a mistake with them", 'expected a plain object'],
  ['icons by their names', '[lucide]: iconNode is required'],
  ['a store for versions of React that have none', 'inst:{value'],
  ['several configurations of the identity library', 'AmplifyContext'],
  ['a sign-in on a page of Cognito', 'inflightOAuthDeadline'],
  ['passkeys', 'PasskeyErrorCode'],
  ['a library for ids of requests', '00000000-0000-0000-0000-000000000000'],
])('what the site does not use is in no script: %s', (_, text) => {
  expect([...texts].filter(([, script]) => script.includes(text)).map(([key]) => key)).toEqual([]);
});

test("a member who is signed in loads none of the library's requests to the pool: their tokens are refreshed by ours", () => {
  const ofItsRequests = 'amz-sdk-request';

  expect(beforeNews).toContain('GetTokensFromRefreshToken');
  expect(beforeNews.includes(ofItsRequests)).toBe(false);
  expect([...texts.values()].some((script) => script.includes(ofItsRequests))).toBe(true);
});

test('a member who is signed in loads nothing that signs in: no hashing of passwords', () => {
  const ofSha256 = '1116352408';

  expect(beforeNews.length).toBeGreaterThan(100_000);
  expect(beforeNews.includes(ofSha256)).toBe(false);
  expect([...texts.values()].some((script) => script.includes(ofSha256))).toBe(true);
});

test.each(Object.entries(trimmedVersions))('%s is the version that was read', (name, version) => {
  expect(JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version).toBe(version);
});

const modules = Object.keys(trimmedVersions).flatMap((name) =>
  globSync(`node_modules/${name}/dist/**/*.{js,mjs}`),
);

test.each(Object.keys(standIns))('%s is one module of the packages', (path) => {
  expect(modules.filter((module) => module.includes('/esm/') && module.endsWith(`/${path}`))).toHaveLength(1);
});

test('the build fails where a package has no more what is trimmed of it, and says what', async () => {
  const id = '/node_modules/swr/dist/index.mjs';
  const changed = build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      trimPackages(),
      {
        name: 'virtual',
        resolveId: (source) => (source === id ? source : undefined),
        load: (source) => (source === id ? 'const kept = new Map();\nexport { kept };' : undefined),
      },
    ],
    build: { write: false, rolldownOptions: { input: id } },
  });

  await expect(changed).rejects.toThrow(
    /What was to be trimmed is not there\. swr: .*use-sync-external-store/,
  );
});
