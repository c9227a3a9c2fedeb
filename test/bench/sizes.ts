/*
 * What reads cost in systems of different sizes (`npm run seed`): read units, and the middle of some times. `--quick`
 * takes two small sizes. `--one` measures the system in LOCAL_DIR, in a process of its own, and prints JSON.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startEngine } from '#lib/local/engine/engine.ts';
import { lists } from '#platform/table/keys.ts';
import type { Given } from '#test/system/events.ts';
import { ask } from '#test/system/functions.ts';
import { meter } from '#test/system/meter.ts';
import { find } from '#test/system/table.ts';
import { median } from './median.ts';

type Figures = Record<string, { readonly reads: number; readonly milliseconds: number }>;

const TIMES = 15;
const everyone = { communityId: '3' };

/** Reads by what they show, on what the most members have to do with. */
async function readsOf(): Promise<Record<string, [file: string, given: Given]>> {
  const { take } = await import('#platform/table/walk.ts');
  const first = async (pk: string, from: string, to: string) =>
    (await take({ pk, from, to }, { limit: 1, forward: true, consistent: true }))[0] ?? {};
  const oldest = (pk: string) => first(pk, 'R#', 'R#~');
  const [course, news] = await Promise.all([oldest(lists.courses.pk), oldest(lists.news('3').pk)]);
  const lesson = await oldest(lists.lessons(String(course['id'])).pk);
  const userId = String(course['creator']);
  const at = { path: everyone };
  const courseAt = { userId, path: { id: String(course['id']) } };
  return {
    'communities by age': ['communities/list-communities', {}],
    'communities by followers': ['communities/list-communities', { query: { sort: 'popular' } }],
    'communities by name': ['communities/search-communities', { query: { name: 'val' } }],
    'a community': ['communities/get-community', { path: { id: '3' } }],
    members: ['communities/list-members', at],
    'members, page 50': ['communities/list-members', { ...at, query: { pageNumber: '50', pageSize: '8' } }],
    'members by name': ['communities/list-members', { ...at, query: { search: 'rosa' } }],
    news: ['news/list-news', at],
    'news by title': ['news/search-news', { ...at, query: { title: 'barley' } }],
    'an article': ['news/get-news', { path: { ...everyone, id: String(news['id']) } }],
    'groups by age': ['groups/list-groups', at],
    'groups by followers': ['groups/list-groups', { ...at, query: { sort: 'popular' } }],
    'groups by title': ['groups/search-groups', { ...at, query: { title: 'barley' } }],
    'enterprises by followers': ['enterprises/list-enterprises', { ...at, query: { sort: 'popular' } }],
    library: ['resources/list-resources', {}],
    'library by title': ['resources/list-resources', { query: { search: 'barley' } }],
    courses: ['courses/list-courses', {}],
    'courses by title': ['courses/list-courses', { query: { search: 'barley' } }],
    'a course': ['courses/get-course', courseAt],
    'feedback on a course': ['courses/list-feedback', courseAt],
    'learners of a course': ['enrolls/list-learners', courseAt],
    'attempts at a test': [
      'user-tests/list-learners-attempts',
      { userId, path: { lessonId: String(lesson['id']) } },
    ],
    "groups' events": [
      'events/list-events',
      { userId, query: { scope: 'groups', communityId: '3', month: '2026-12' } },
    ],
  };
}

async function measureOne(folder: string): Promise<Figures> {
  const engine = await startEngine({
    dataDir: join(folder, 'table'),
    onEnd: (error) => Promise.reject(error),
  });
  find(engine, 'furrow');
  const { table } = await import('#platform/table/table.ts');
  const metered = meter(table);
  const figures: Figures = {};
  for (const [name, [file, { userId = 'nobody', ...given }]] of Object.entries(await readsOf())) {
    const { status, body } = await ask(file, userId, given);
    if (status !== 200) throw new Error(`${name} answered ${status}: ${JSON.stringify(body)}`);
    metered.take();
    await ask(file, userId, given);
    const reads = metered.take().reduce((sum, call) => sum + call.reads, 0);
    const times: number[] = [];
    for (let time = 0; time < TIMES; time += 1) {
      const begun = performance.now();
      await ask(file, userId, given);
      times.push(performance.now() - begun);
    }
    figures[name] = { reads, milliseconds: median(times) };
  }
  await engine.close();
  return figures;
}

async function measureSize(members: number): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), 'furrow-sizes-'));
  const env = { ...process.env, LOCAL_DIR: folder };
  const run = promisify(execFile);
  try {
    const heap = '--max-old-space-size=12000';
    const begun = performance.now();
    await run(process.execPath, [heap, 'bin/seed.ts', '--members', String(members)], { env });
    const seconds = Math.round((performance.now() - begun) / 1000);
    console.log(`A system of ${members} members was made in ${seconds} s.`);
    const { stdout } = await run(process.execPath, ['test/bench/sizes.ts', '--one'], { env });
    return JSON.parse(stdout) as Figures;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function compareSizes(sizes: readonly number[]): Promise<void> {
  const all: Figures[] = [];
  for (const members of sizes) all.push(await measureSize(members));
  const row = (...cells: readonly string[]) => console.log(`| ${cells.join(' | ')} |`);
  console.log('');
  const ratio = (of: (figures: Figures) => number) => {
    const [first = 0, last = 0] = [all[0], all.at(-1)].map((figures) => of(figures ?? {}));
    return (last / first).toFixed(1);
  };
  row('what is read', ...sizes.map((size) => `units, ms with ${size}`), 'ratio of units', 'ratio of ms');
  row(...Array.from({ length: sizes.length + 3 }, () => '---'));
  for (const name of Object.keys(all[0] ?? {})) {
    const cells = all.map((figures) => `${figures[name]?.reads}, ${figures[name]?.milliseconds.toFixed(1)}`);
    const of = (what: 'reads' | 'milliseconds') => ratio((figures) => figures[name]?.[what] ?? 0);
    row(name, ...cells, of('reads'), of('milliseconds'));
  }
}

if (process.argv.includes('--one'))
  console.log(JSON.stringify(await measureOne(process.env['LOCAL_DIR'] ?? '')));
else await compareSizes(process.argv.includes('--quick') ? [100, 1000] : [100, 10_000, 100_000]);
