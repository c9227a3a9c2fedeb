import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildBeside } from '#lib/build-beside.ts';

/** A process that builds into the folder that it is given, and goes on when it is told to. */
await buildBeside(String(process.argv[2]), async (fresh) => {
  await writeFile(join(fresh, 'text'), 'theirs');
  process.send?.('building');
  await new Promise((resolve) => process.once('message', resolve));
});
process.send?.('done');
process.disconnect?.();
