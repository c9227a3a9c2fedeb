import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** A process as a file can name it: a process id may be reused, its start time is not. */
export interface ProcessName {
  readonly pid: number;
  readonly started: string;
}

/** The process with this number, or undefined when there is none. */
export function findProcess(pid: number): ProcessName | undefined {
  const started =
    process.platform === 'linux'
      ? startTick(pid)
      : process.platform === 'win32'
        ? signal(pid, 0) && 'some time' // Windows has no simple way to read the start time
        : ask(pid, 'lstart=');
  return started ? { pid, started } : undefined;
}

export function isAlive({ pid, started }: ProcessName): boolean {
  return findProcess(pid)?.started === started;
}

/** The process's command line, words separated by spaces; empty when it has ended. */
export function commandLine(pid: number): string {
  if (process.platform !== 'linux') return ask(pid, 'command=') ?? '';
  return (read(`/proc/${pid}/cmdline`) ?? '').replaceAll('\0', ' ').trim();
}

const KILL_AFTER_MS = 2000; // ms after which a process that was asked to end is killed

/** Ends a process and waits for its end. */
export async function endProcess(name: ProcessName): Promise<void> {
  signal(name.pid, 'SIGTERM');
  for (let waited = 0; isAlive(name); waited += 10) {
    if (waited === KILL_AFTER_MS) signal(name.pid, 'SIGKILL');
    await pause(10);
  }
}

/** Signal 0 only checks. Returns false when the process has ended. */
function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}

/** Clock ticks from the machine's start to the process's; a zombie counts as ended. */
function startTick(pid: number): string | undefined {
  // The second field is a file name in brackets that may hold anything, so fields are counted from the last bracket.
  const fields = read(`/proc/${pid}/stat`)?.split(') ').at(-1)?.split(' ');
  return fields?.[0] === 'Z' ? undefined : fields?.[19];
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

function ask(pid: number, column: string): string | undefined {
  try {
    return execFileSync('ps', ['-p', String(pid), '-o', column], { encoding: 'utf8' }).trim() || undefined;
  } catch {
    return undefined;
  }
}
