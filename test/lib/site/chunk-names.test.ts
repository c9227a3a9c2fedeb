import { expect, test } from 'vitest';
import { chunkName } from '#lib/site/chunk-names.ts';

const at = (path: string) => `/home/ada/furrow/web/src/${path}`;
const all = [
  'screens/news/news-screen.tsx',
  'features/news/writing/outbox-kind.ts',
  'features/lessons/writing/outbox-kind.ts',
  'parts/posts/messages.ts',
  'features/surveys/messages.ts',
  'parts/posts/posts.tsx',
  'parts/posts/posts.css',
].map(at);

test.each([
  ['its file', 'screens/news/news-screen.tsx', 'news-screen'],
  ['its folder and file, where others are called so', 'parts/posts/messages.ts', 'posts-messages'],
  ['as many folders as it takes', 'features/news/writing/outbox-kind.ts', 'news-writing-outbox-kind'],
  ['its file, where only its sheet is called so', 'parts/posts/posts.tsx', 'posts'],
])('a chunk is named for %s', (_, path, name) => {
  expect(chunkName(at(path), all)).toBe(name);
});

test.each([
  ['/home/ada/furrow/node_modules/react-hook-form/dist/index.mjs', 'react-hook-form'],
  ['/home/ada/furrow/node_modules/@dnd-kit/core/dist/core.js', 'dnd-kit-core'],
])('a chunk of %s is named %s', (id, name) => {
  expect(chunkName(id, [...all, id])).toBe(name);
});
