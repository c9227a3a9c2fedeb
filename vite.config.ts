import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { APPLICATION, cutChunks } from './lib/site/chunks.ts';
import { leaveOutSummaries } from './lib/site/leave-out-summaries.ts';
import { paintAtOnce } from './lib/site/paint-at-once.ts';
import { preloadApplication } from './lib/site/preload-application.ts';
import { preloadParts } from './lib/site/preload-parts.ts';

export default defineConfig({
  root: fileURLToPath(new URL('web', import.meta.url)),
  plugins: [react(), leaveOutSummaries(), preloadParts(), preloadApplication(), paintAtOnce()],
  build: {
    outDir: '../dist/site',
    emptyOutDir: true,
    target: 'es2023',
    // The content-security policy allows what the site's own origin serves, and inline only what `paintAtOnce` puts there.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Also a part of one file. The page itself has asked for what the application needs: no list has to name that again.
      resolveDependencies: (part, names) =>
        [...new Set([...names, part])].filter((name) => !APPLICATION.test(name)),
    },
    // For whoever measures what a screen needs: the file holds each chunk's imports.
    manifest: true,
    rolldownOptions: {
      output: {
        // Every first screen carries the names of all others' chunks, and letters of a hash do not compress.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: { groups: cutChunks() },
      },
    },
  },
});
