import { startStack } from '../../../lib/local/stack.ts';

/** Writes the demo into the data folder that is named, and ends. */
const [dataDir] = process.argv.slice(2);
if (!dataDir) throw new Error('make-demo.ts FOLDER');
const stack = await startStack({ dataDir, demo: true });
await stack.close();
