import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown } from 'vite';
import { cutChunks } from './lib/site/chunks.ts';
import { leaveOutSummaries } from './lib/site/leave-out-summaries.ts';
import { paintAtOnce } from './lib/site/paint-at-once.ts';
import { preloadApplication } from './lib/site/preload-application.ts';
import { preloadParts } from './lib/site/preload-parts.ts';
import { serviceWorker } from './lib/site/service-worker.ts';
import { trimPackages } from './lib/site/trim-packages.ts';

/** Characters before they are made small. */
const LARGE = 25_000;
const lengthOf = (modules: Rolldown.RenderedChunk['modules']) =>
  Object.values(modules).reduce((sum, { renderedLength }) => sum + renderedLength, 0);

export default defineConfig({
  root: fileURLToPath(new URL('web', import.meta.url)),
  plugins: [
    react(),
    leaveOutSummaries(),
    trimPackages(),
    preloadParts(),
    preloadApplication(),
    paintAtOnce(),
    serviceWorker(),
  ],
  build: {
    outDir: '../dist/site',
    emptyOutDir: true,
    target: 'es2023',
    // The content-security policy allows what the site's own origin serves, and inline only what `paintAtOnce` puts
    // there.
    assetsInlineLimit: 0,
    // Lists each chunk's imports, for tests that measure a screen.
    manifest: true,
    rolldownOptions: {
      output: {
        ...cutChunks(),
        // Browsers that know it compile all functions as a script arrives, beside the page's own work: most of them are
        // called before the first screen stands. In small scripts it would cost a phone more bytes than it spares time.
        postBanner: ({ modules }) => (lengthOf(modules) < LARGE ? '' : '//# allFunctionsCalledOnLoad'),
        entryFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
      },
    },
  },
});
