#!/usr/bin/env node
import { chosenFolder, emptyFolder, holdsState, openDataFolder } from '../lib/local/data-folder.ts';
import { endOrphanedEngine } from '../lib/local/engine/engine.ts';
import { runCommand, say } from '../lib/operations/command.ts';

/** Empties the data folder of the local system; the next start fills it with the starting data. */
await runCommand(async () => {
  const path = chosenFolder();
  if (holdsState(path)) {
    const folder = openDataFolder(path);
    await endOrphanedEngine(folder.inside('table'));
    emptyFolder(folder);
  }
  say(`${path} is empty: the next start begins anew.`);
  say(
    'A browser may still open the site from what its service worker keeps: delete the data of localhost there.',
  );
});
