import { vi } from 'vitest';
import { numbersOf } from '#lib/local/unkind.ts';
import { Tries } from '#platform/deadline.ts';
import { Patience } from '#platform/patience.ts';

const HELD_MS = 10; // a transaction holds the item
const WAY_MS = 4; // one way between function and table
const WORK_MS = 30; // before the first try

interface Environment {
  readonly patience: Patience | undefined;
}

interface Options {
  readonly perSecond: number;
  readonly seconds: number;
  /** Each request retries as long as if it were the only one. */
  readonly isPatient?: boolean;
}

/**
 * A model of requests that all write one item, in time of its own: the item refuses each transaction that comes while
 * another one holds it, and a request runs in an environment that is free, drawn by chance, or in a new one. `share`:
 * which part of them went through; `meanHold`: how long one runs (ms); `atOnce`: how many run at the same time, in the
 * mean; both of the second half, after the environments have learned. `most`: how many at the same time, from the
 * start.
 */
export function contend({ perSecond, seconds, isPatient = false }: Options) {
  const chance = numbersOf(53);
  vi.spyOn(Math, 'random').mockImplementation(chance);
  const { at, run } = agenda();
  const idle: Environment[] = [];
  const ended: { from: number; to: number; isWritten: boolean }[] = [];
  let heldUntil = 0;
  let running = 0;
  let most = 0;

  const begin = (from: number) => {
    const free = idle.splice(Math.floor(chance() * idle.length), 1)[0];
    const environment = free ?? { patience: isPatient ? undefined : new Patience() };
    const tries = new Tries(from + 15_000, environment.patience);
    running += 1;
    most = Math.max(most, running);
    const end = (to: number, isWritten: boolean) => {
      tries.end();
      running -= 1;
      idle.push(environment);
      ended.push({ from, to, isWritten });
    };
    const write = (sent: number) =>
      at(sent + WAY_MS, (now) => {
        if (now >= heldUntil) {
          heldUntil = now + HELD_MS;
          at(heldUntil + WAY_MS, (to) => end(to, true));
        } else at(now + WAY_MS, refused);
      });
    const refused = (now: number) => {
      const wait = tries.nextWait(2 * WAY_MS, now);
      if (wait === undefined) end(now, false);
      else at(now + wait, write);
    };
    at(from + WORK_MS, write);
  };

  const come = (now: number) => {
    if (now > seconds * 1000) return;
    begin(now);
    at(now - Math.log(1 - chance()) * (1000 / perSecond), come);
  };
  at(0, come);
  run();

  const later = ended.filter(({ from }) => from > seconds * 500);
  const hold = later.reduce((sum, { from, to }) => sum + to - from, 0);
  return {
    share: Math.round((later.filter(({ isWritten }) => isWritten).length / later.length) * 100) / 100,
    meanHold: Math.round(hold / later.length),
    atOnce: Math.round(hold / (seconds * 500)),
    most,
  };
}

type Act = (now: number) => void;

/** What is to happen, in the order of time. */
function agenda() {
  const due: { readonly time: number; readonly act: Act }[] = [];
  const at = (time: number, act: Act) => {
    const after = due.findLastIndex((other) => other.time <= time);
    due.splice(after + 1, 0, { time, act });
  };
  const run = () => {
    for (let next = due.shift(); next; next = due.shift()) next.act(next.time);
  };
  return { at, run };
}
