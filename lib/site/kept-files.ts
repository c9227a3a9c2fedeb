import type { Rolldown } from 'vite';

type Built = Rolldown.OutputAsset | Rolldown.OutputChunk;

/** Modules of what is kept before the worker is installed: the application, the news, what sends and what waits. */
const first = [
  'web/src/main.ts',
  'web/src/app/start.tsx',
  'web/src/app/shell/bars.tsx',
  'web/src/app/member-routes.tsx',
  'web/src/screens/news/news-screen.tsx',
  'web/src/app/shell/unsent.tsx',
  'web/src/screens/unsent-screen.tsx',
];
/**
 * Not kept: what needs a network anyway (signing in, codes, leaving, paying, whom one blocked, what was reported or
 * hidden, which notices one gets and on which devices, whom a name may mean, certificates, the terms, the end of the
 * weekly mail, the address for calendar programs, what teachers see of learners), the list of courses that a teacher
 * manages, the builder of tests, surveys, which a list that has loaded brings whole, and how many wait, screens of
 * sample content alone, calls, which come later, Amplify UI for administrators, dragging by a pointer, pasting a test,
 * what is fetched ahead without a worker; nor what needs any of these, or is loaded by them alone.
 */
const NOT_KEPT = [
  /\/web\/src\/app\/fetch-ahead\./,
  /\/web\/src\/screens\/session\/(?!logout)/,
  /\/web\/src\/features\/(password|recovery|second-factor|session|verification)\//,
  /\/web\/src\/(lib\/session|components\/amplify)\//,
  /\/web\/src\/(features\/account\/leave-dialog|parts\/blocks\/blocked-)/,
  /\/web\/src\/(features\/account\/leaving-notice|screens\/courses\/managed-courses-screen)/,
  /\/web\/src\/(features\/moderation\/|screens\/moderation-screen)/,
  /\/web\/src\/(features\/(payment|courses\/reading\/purchase-)|screens\/(courses\/my-course|members\/payment)-screen)/,
  /\/web\/src\/(features\/(certificates|digest|terms)\/|screens\/(certificate|digest|open|terms)-screen)/,
  /\/web\/src\/features\/calendar\/subscribe\/subscribe-dialog/,
  /\/web\/src\/features\/(surveys\/|dashboard\/waiting-surveys)/,
  /\/web\/src\/features\/(notices\/(devices|notice-settings|settings-|set-setting|push-settings)|messenger\/add-member|quizzes\/building\/pasting\/)/,
  /\/web\/src\/parts\/(reports\/(hidden-|answer-form)|naming\/(?!messages|naming))/,
  /\/(web\/src\/(parts\/doorbell\/(?!lazy)|lib\/push\/device)|functions\/contract\/notices\/push\.)/,
  /\/web\/src\/screens\/courses\/test-answers-screen/,
  /\/web\/src\/features\/quizzes\/answers\/(api|learners|marking|use-remarking)/,
  /\/web\/src\/features\/(courses\/learners\/|lessons\/reading\/(fetch-next|say-sent-away))/,
  /\/web\/src\/features\/messenger\/chat-dialogs/,
  /\/web\/src\/(features\/quizzes\/building\/(?!outbox-kind)|screens\/courses\/test-builder-screen)/,
  /\/web\/src\/components\/list\/sort-by-pointer/,
  /\/node_modules\/(@aws-amplify|@aws-crypto|@dnd-kit|@smithy|lean-qr|lodash|mediabunny)\//,
];

/**
 * Kept before all others: what one writes with and what sends it, as forms promise that they keep what is typed, and
 * tests that are taken.
 */
const SOON =
  /\/web\/src\/(features\/.*\/(writing|taking|feedback)\/|parts\/(circles\/circle-dialog|editor|forms|sync)|screens\/.*-?(editor|edit|test|edit-information)-screen|.*outbox-kind)/;

/**
 * Bytes, not compressed: a larger part, such as the library that makes films smaller, is kept when it is first used.
 */
const MAX_PART_BYTES = 100_000;

/**
 * Paths of the files that a build's service worker keeps, in the order in which it does; undefined for a build that is
 * not the site's.
 */
export function keptFiles(built: readonly Built[]) {
  const chunks = new Map(built.filter((part) => part.type === 'chunk').map((part) => [part.fileName, part]));
  const chunkOf = (path: string) =>
    [...chunks.values()].find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${path}`)));
  // The gallery is built by the same rules.
  if (!chunkOf('web/src/main.ts')) return undefined;

  const shell = withImports(
    first.map((path) => {
      const chunk = chunkOf(path);
      if (!chunk) throw new Error(`${path}, which the service worker keeps first, is in no chunk`);
      return chunk.fileName;
    }),
    chunks,
  );
  const isUsable = (name: string) =>
    [...withImports([name], chunks)].every((each) => shell.has(each) || isKept(chunks.get(each)));
  const reached = new Set(shell);
  for (const name of reached)
    for (const next of loadedBy(chunks.get(name))) if (isUsable(next)) reached.add(next);

  const kept = filesOf(shell, chunks);
  const soon = [...reached].filter((name) => chunks.get(name)?.moduleIds.some((id) => SOON.test(id)));
  const inOrder = new Set([...withImports(soon, chunks), ...reached]);
  return { shell: kept, rest: filesOf(inOrder, chunks).filter((path) => !kept.includes(path)) };
}

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

const isKept = (chunk: Rolldown.OutputChunk | undefined) =>
  chunk !== undefined &&
  chunk.code.length < MAX_PART_BYTES &&
  !isLeftOut(chunk.facadeModuleId) &&
  !chunk.moduleIds.every(isLeftOut);

const isLeftOut = (id: string | null) => id !== null && NOT_KEPT.some((like) => like.test(id));

const loadedBy = (chunk: Rolldown.OutputChunk | undefined) => [
  ...(chunk?.imports ?? []),
  ...(chunk?.dynamicImports ?? []),
];

/** Chunks, and those that they wait for. */
function withImports(names: readonly string[], chunks: Chunks): Set<string> {
  const found = new Set(names);
  for (const name of found) for (const other of chunks.get(name)?.imports ?? []) found.add(other);
  return found;
}

/** Paths of chunks, and of their style sheets and pictures. */
function filesOf(names: ReadonlySet<string>, chunks: Chunks): string[] {
  const files = [...names].flatMap((name) => {
    const { importedCss = [], importedAssets = [] } = chunks.get(name)?.viteMetadata ?? {};
    return [name, ...importedCss, ...importedAssets];
  });
  return [...new Set(files)].map((name) => `/${name}`);
}
