import { globSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { findProcess } from './processes.ts';

/**
 * Runs `act` with an empty temporary folder beside `folder`, then moves it to `folder`. Two runs at once do not disturb
 * each other, and a reader of `folder` finds one of them whole. The next run removes what an interrupted one left.
 */
export async function buildBeside(folder: string, act: (fresh: string) => Promise<void>): Promise<void> {
  const fresh = `${folder}.${process.pid}`;
  await Promise.all([fresh, ...leftBeside(folder)].map(remove));
  await mkdir(fresh, { recursive: true });
  try {
    await act(fresh);
    // When two runs finish at once, either result may stay.
    const former = `${fresh}.former`;
    await rename(folder, former).catch(unless('ENOENT'));
    await rename(fresh, folder).catch(unless('ENOTEMPTY'));
    await remove(former);
  } finally {
    await remove(fresh);
  }
}

const leftBeside = (folder: string): string[] =>
  globSync(`${folder}.*`).filter((other) => {
    const pid = Number(other.slice(folder.length).split('.')[1]);
    return pid > 0 && !findProcess(pid);
  });

const remove = (folder: string) => rm(folder, { recursive: true, force: true });

const unless = (code: string) => (cause: NodeJS.ErrnoException) => {
  if (cause.code !== code) throw cause;
};
