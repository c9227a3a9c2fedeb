import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { endOrphanedEngine } from '#lib/local/engine/engine.ts';
import { signIn } from '#test/browser/accounts.ts';
import { title } from '#test/browser/acts.ts';
import { useBrowser } from '#test/browser/browser.ts';
import { copyDemo } from '#test/system/demo-folder.ts';
import { freePorts, runProgram } from '../../lib/local/command.ts';

const browser = useBrowser();
const root = fileURLToPath(new URL('../../../', import.meta.url));

/** The sources once more, below the packages that they use, so that a test may edit them. */
function copySources() {
  mkdirSync(join(root, 'dist'), { recursive: true });
  const folder = mkdtempSync(join(root, 'dist/edited-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const name of ['bin', 'functions', 'lib', 'web', 'package.json', 'vite.config.ts'])
    cpSync(join(root, name), join(folder, name), { recursive: true });
  const edit = (file: string, from: string, to: string) => {
    const source = readFileSync(join(folder, file), 'utf8');
    expect(source).toContain(from);
    writeFileSync(join(folder, file), source.replace(from, to));
  };
  return { folder, edit };
}

test('an edit of a component or of a function is seen in the open page, whose member stays signed in', async () => {
  const { folder, edit } = copySources();
  const LOCAL_DIR = join(folder, '.local');
  await copyDemo(LOCAL_DIR);
  onTestFinished(() => endOrphanedEngine(join(LOCAL_DIR, 'table')));
  const port = await freePorts();
  const npm = runProgram('npm', { LOCAL_DIR, PORT: String(port) }, ['run', 'dev', '--silent'], folder);
  await npm.says(
    `Furrow runs at http://localhost:${port} as you edit it: sign in as farmer, teacher or admin, password harvest1\n`,
  );
  const page = await (await browser.open()).newPage();
  await page.goto(`http://localhost:${port}`);
  await signIn(page, 'farmer');
  await title(page, 'News');
  await page.evaluate(() => document.body.setAttribute('data-loaded', 'once'));

  edit('web/src/screens/news/news-screen.tsx', 'topic || messages.title', "topic || 'News as edited'");

  await title(page, 'News as edited');
  expect(await page.locator('body[data-loaded]').count()).toBe(1);

  const list = 'functions/news/list-news.ts';
  edit(list, 'data: await coveredCards(items, member)', 'data: (await coveredCards(items, member)');
  await npm.says('list-news');
  edit(
    list,
    'await coveredCards(items, member)',
    "await coveredCards(items, member)).map((card) => ({ ...card, title: 'A card as edited' }))",
  );

  await page.getByRole('heading', { name: 'A card as edited' }).first().waitFor();

  // A row that declares too few rights fails here too.
  const row =
    "path: '/api/news/community/{communityId}',\n  summary: \"A community's news, or those of one category, newest first.\",\n";
  edit('functions/contract/news/news.ts', row, `${row}  table: 'none',\n`);
  await expect
    .poll(() => npm.output() + npm.errors())
    .toContain('The role of the function may not dynamodb:');
  npm.process.kill('SIGTERM');
  expect(await npm.ended).toBe(0);
  expect(npm.errors()).not.toContain('not everything could be closed');
});
