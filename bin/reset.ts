#!/usr/bin/env node
import { chosenFolder, emptyFolder, holdsState, openDataFolder } from '../lib/local/data-folder.ts';
import { endOrphanedEngine } from '../lib/local/engine.ts';
import { LocalError } from '../lib/local/local-error.ts';

/** Empties the data folder of the local system; the next start begins anew. */
try {
  const path = chosenFolder();
  if (holdsState(path)) {
    const folder = openDataFolder(path);
    await endOrphanedEngine(folder.inside('table'));
    emptyFolder(folder);
  }
  process.stdout.write(`${path} is empty: the next start begins anew.\n`);
} catch (error) {
  if (!(error instanceof LocalError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
