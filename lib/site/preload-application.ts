import type { Plugin, Rolldown } from 'vite';

/** In this order: what the entry waits for, then the largest. */
const ORDER = ['early', 'libraries', 'shared'];

/**
 * The entry is small and loads the application by `import()`. The page preloads the application's chunks, so that this
 * costs no further round trip.
 */
export function preloadApplication(): Plugin {
  return {
    name: 'preload-application',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
        const start = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith('/app/start.tsx')));
        return inOrder(withImports(start, chunks)).map((href) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${href}` },
          injectTo: 'head',
        }));
      },
    },
  };
}

const inOrder = (files: string[]) => {
  const place = (file: string) =>
    ORDER.findIndex((name) => file.includes(`/${name}-`)) + 1 || ORDER.length + 1;
  return files.toSorted((one, other) => place(one) - place(other));
};

function withImports(chunk: Rolldown.OutputChunk | undefined, chunks: Rolldown.OutputChunk[]): string[] {
  if (!chunk) return [];
  const below = chunk.imports.flatMap((name) =>
    withImports(
      chunks.find(({ fileName }) => fileName === name),
      chunks,
    ),
  );
  return [...new Set([chunk.fileName, ...below])];
}
