import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { App } from 'aws-cdk-lib';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { Source } from 'aws-cdk-lib/aws-s3-deployment';
import { build } from 'vite';
import { contract } from '#contract/index.ts';
import { buildBeside } from '#lib/build-beside.ts';
import { type Bundle, bundle } from '#lib/bundle.ts';
import { entries } from '#lib/cloud/functions/entries.ts';
import { furrow } from '#lib/cloud/furrow.ts';
import { readSettings, SettingsError } from '#lib/cloud/settings.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

const app = new App();
// Checked before anything is built, and answered in sentences: the CDK would print a stack trace.
try {
  readSettings(app);
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

// Built anew each time: it takes less than half a minute, and what is deployed is never older than what was checked.
await buildBeside(join(root, 'dist/cloud'), async (folder) => {
  const bundles = await bundle(join(folder, 'functions'), entries(contract));
  const outDir = join(folder, 'site');
  await build({
    root: join(root, 'web'),
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true, reportCompressedSize: false },
  });

  furrow(app, {
    contract,
    code: (entry) => Code.fromAsset((bundles.get(entry) as Bundle).folder),
    site: {
      assets: Source.asset(join(outDir, 'assets')),
      pages: Source.asset(outDir, { exclude: ['assets', '.vite'] }),
    },
  });
  // synth() copies what is deployed, so the folder is not needed afterwards.
  app.synth();
});
