import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { findProcess, isAlive, type ProcessName } from '#lib/processes.ts';
import { errorCode, LocalError } from './local-error.ts';

/** Marks a folder as ours: only a marked folder is reused or emptied. */
const MARKER = 'furrow.json';
const LOCK = 'lock.json';

/** Another start is using the folder. */
export class FolderInUse extends LocalError {}

/** The folder that holds all state of the local system, with one owner at a time. */
export interface DataFolder {
  readonly path: string;
  /** Path of a file or folder inside. */
  readonly inside: (name: string) => string;
  readonly release: () => void;
}

/** The folder named by `LOCAL_DIR`, or `.local`. */
export const chosenFolder = () => resolve(process.env['LOCAL_DIR'] || '.local');

/** Locks the folder for this process and creates it if missing. Throws a `LocalError` when that is impossible. */
export function openDataFolder(path: string): DataFolder {
  try {
    makeFolder(path);
    if (!isOurs(path) && readdirSync(path).length > 0) {
      throw new LocalError(
        `The data folder ${path} holds other files: set LOCAL_DIR to a new or empty folder.`,
      );
    }
    // The marker comes first: a kill in between must not leave a folder that looks like somebody else's.
    if (!isOurs(path)) writeFileSync(join(path, MARKER), `${JSON.stringify({ version: 1 })}\n`);
    takeLock(path);
  } catch (cause) {
    if (cause instanceof LocalError) throw cause;
    const reason = errorCode(cause) ?? String(cause);
    throw new LocalError(
      `The data folder ${path} cannot be written (${reason}): set LOCAL_DIR to one that can.`,
      { cause },
    );
  }
  const inside = (name: string) => join(path, name);
  return { path, inside, release: () => rmSync(inside(LOCK), { force: true }) };
}

/** Whether the folder holds any state. Throws a `LocalError` when the folder is somebody else's. */
export function holdsState(path: string): boolean {
  if (namesIn(path).length === 0) return false;
  if (isOurs(path)) return true;
  throw new LocalError(`The folder ${path} is not one of Furrow's data folders: nothing was removed.`);
}

/** Removes everything and releases the folder. */
export function emptyFolder({ path, release }: DataFolder): void {
  // The marker goes last, so that what a kill leaves behind is still recognised as ours.
  for (const name of namesIn(path).filter((name) => name !== MARKER && name !== LOCK)) {
    rmSync(join(path, name), { recursive: true, force: true });
  }
  rmSync(join(path, MARKER), { force: true });
  release();
}

/** One level at a time: Node's own recursion never ends below a folder like /proc, which denies its children. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  if (dirname(path) !== path) makeFolder(dirname(path));
  mkdirSync(path);
}

const isOurs = (path: string) => namesIn(path).includes(MARKER);

function namesIn(path: string): string[] {
  try {
    return readdirSync(path);
  } catch (cause) {
    if (errorCode(cause) === 'ENOENT') return [];
    throw cause;
  }
}

/** Creating a hard link is atomic, so nobody reads half a lock and no two processes can make it. */
function takeLock(path: string): void {
  const lock = join(path, LOCK);
  const mine = `${lock}.${process.pid}`;
  writeFileSync(mine, JSON.stringify(findProcess(process.pid)));
  try {
    for (let tried = 0; tried < 5; tried += 1) {
      try {
        linkSync(mine, lock);
        return;
      } catch (cause) {
        if (errorCode(cause) !== 'EEXIST') throw cause;
      }
      removeStale(path, lock);
    }
    throw inUse(path);
  } finally {
    rmSync(mine, { force: true });
  }
}

/** Removes the lock of a process that has ended; throws while it runs. */
function removeStale(path: string, lock: string): void {
  const owner = ownerIn(lock);
  if (owner && isAlive(owner)) throw inUse(path, owner);
  const aside = `${lock}.stale.${process.pid}`;
  try {
    renameSync(lock, aside);
  } catch (cause) {
    if (errorCode(cause) === 'ENOENT') return;
    throw cause;
  }
  // Another start may have replaced the stale lock since it was read.
  const moved = ownerIn(aside);
  if (moved && isAlive(moved)) linkSync(aside, lock);
  rmSync(aside, { force: true });
}

const inUse = (path: string, owner?: ProcessName) =>
  new FolderInUse(
    `The data folder ${path} is in use by another start${owner ? ` (process ${owner.pid})` : ''}: stop that one first, or set LOCAL_DIR to another folder.`,
  );

function ownerIn(file: string): ProcessName | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as ProcessName;
  } catch {
    return undefined;
  }
}
