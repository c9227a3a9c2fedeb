import { readFileSync, writeFileSync } from 'node:fs';

/** Where `npm run measure` has the processor's time of each endpoint kept; otherwise nothing is measured. */
const file = process.env['PROCESSOR_TIME'];
const REPEATED = 10; // times that what only reads is asked again: the first is not like the others

const milliseconds: Record<string, number> = {};
const kept = new Set<string>();

/** What something took of the processor in this process, the caller and the local gateway included. */
export async function processorTimeOf<Result>(run: () => Promise<Result>) {
  const begun = process.cpuUsage();
  const result = await run();
  return { result, milliseconds: rounded(process.cpuUsage(begun)) };
}

const UNSEEN_MS = 100; // of the processor: what takes less is not looked at further
const MOST_TIMES = 4; // as long as something plain of the same size, in the same moment
const TRIES = 3; // the first may compile, or clean up after others

/**
 * Asks something that may not keep the processor busy: no longer than `plain`, the same of the same size that is
 * nothing special, which a busy machine makes slow as well. Throws when it does so each time.
 * @param look - What is to be seen of the first answer, before `plain` is asked; its time is not counted.
 * @returns what was seen of the first answer.
 */
export async function quickly<Sent, Seen = Sent>(
  what: string,
  ask: () => Promise<Sent>,
  plain: () => Promise<unknown>,
  look = async (sent: Sent) => sent as unknown as Seen,
): Promise<Seen> {
  const first = await processorTimeOf(ask);
  const seen = await look(first.result);
  if (first.milliseconds < UNSEEN_MS) return seen;
  await plain();
  const times: string[] = [];
  for (let tried = 0; tried < TRIES; tried += 1) {
    const beside = await processorTimeOf(plain);
    const { milliseconds } = await processorTimeOf(ask);
    if (milliseconds < Math.max(UNSEEN_MS, MOST_TIMES * beside.milliseconds)) return seen;
    times.push(`${milliseconds} beside ${beside.milliseconds}`);
  }
  throw new Error(`${what} took ${times.join(', ')} ms of the processor`);
}

/** Runs it; notes what it took. */
export async function timed(name: string, run: () => Promise<unknown>): Promise<void> {
  const { milliseconds: time } = await processorTimeOf(run);
  if (file) milliseconds[name] = time;
}

/** Of what changes nothing, the mean of several times. */
export async function timedAgain(name: string, run: () => Promise<unknown>): Promise<void> {
  if (!file || !name.startsWith('GET')) return;
  const begun = process.cpuUsage();
  for (let time = 0; time < REPEATED; time += 1) await run();
  milliseconds[name] = rounded(process.cpuUsage(begun), REPEATED);
}

/** Of all that was timed, this was meant: others only had to come before it. */
export const keepTime = (name: string): void => void kept.add(name);

/** Keeps what was meant; of the others there are, the times that the file has. */
export function keepTimes(names: readonly string[]): void {
  if (file) writeFileSync(file, withTimes(readFileSync(file, 'utf8'), names, kept, milliseconds));
}

/** The file as it is then, by the names in their order. */
export function withTimes(
  before: string,
  names: readonly string[],
  kept: ReadonlySet<string>,
  now: Readonly<Record<string, number>>,
): string {
  const known: Record<string, number> = JSON.parse(before);
  const times = [...new Set(names)].sort().flatMap((name) => {
    const time = kept.has(name) ? now[name] : known[name];
    return time === undefined ? [] : [[name, time]];
  });
  return `${JSON.stringify(Object.fromEntries(times), undefined, 2)}\n`;
}

const rounded = ({ user, system }: NodeJS.CpuUsage, times = 1) =>
  Math.round((user + system) / times / 100) / 10;
