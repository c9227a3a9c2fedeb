import { writeFileSync } from 'node:fs';

/** Where `npm run measure` has the processor's time of each endpoint kept; otherwise nothing is measured. */
const file = process.env['PROCESSOR_TIME'];
const REPEATED = 10; // times that what only reads is asked again: the first is not like the others

const milliseconds: Record<string, number> = {};

/** Runs it; notes what it took of the processor in this process, the caller and the local gateway included. */
export async function timed(name: string, run: () => Promise<unknown>): Promise<void> {
  const begun = process.cpuUsage();
  await run();
  if (file) milliseconds[name] = rounded(process.cpuUsage(begun));
}

/** Of what changes nothing, the mean of several times. */
export async function timedAgain(name: string, run: () => Promise<unknown>): Promise<void> {
  if (!file || !name.startsWith('GET')) return;
  const begun = process.cpuUsage();
  for (let time = 0; time < REPEATED; time += 1) await run();
  milliseconds[name] = rounded(process.cpuUsage(begun), REPEATED);
}

export function keepTimes(): void {
  if (!file) return;
  const sorted = Object.fromEntries(Object.entries(milliseconds).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(file, `${JSON.stringify(sorted, undefined, 2)}\n`);
}

const rounded = ({ user, system }: NodeJS.CpuUsage, times = 1) =>
  Math.round((user + system) / times / 100) / 10;
