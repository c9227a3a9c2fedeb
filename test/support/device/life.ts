import { setTimeout as pause } from 'node:timers/promises';
import { Device } from './device.ts';
import type { BadNetwork } from './network.ts';
import type { Browser, Site } from './page-source.ts';
import type { Tab } from './tab.ts';
import { type Place, type Written, write } from './written.ts';

export const SECOND = 1000;
const DAY = 86_400 * SECOND;
/** What passes of a device's time at once: less than a time limit, more than one, more than a token lives, a night. */
const PASSES = [2 * SECOND, 11 * SECOND, 61 * SECOND, 16 * 60 * SECOND, 10 * 3600 * SECOND];
const COMMUNITY = { id: '3', name: 'Valley Growers', slug: 'valley-growers' };

/** A choice of a plan: what happens, and numbers for whatever else there is to choose. */
export interface Event {
  readonly act: keyof typeof acts;
  readonly device: number;
  readonly tab: number;
  readonly more: number;
}

/** By its name, how often it happens. */
const acts = {
  write: 60,
  open: 8,
  kill: 5,
  pass: 12,
  signal: 6,
  clock: 1,
  fill: 5,
  refuse: 3,
  end: 1,
  return: 12,
  drop: 2,
  stop: 2,
  send: 1,
  rest: 8,
} as const;
export const shares: Readonly<Record<Event['act'], number>> = acts;

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly place: Place;
}

/** Two devices in the hands of two members, of whom one comes now and then to the phone of the other. */
export class Life {
  readonly written = new Map<string, Written>();
  readonly devices: readonly Device[];
  readonly network: BadNetwork;
  /** The first one has both devices. */
  readonly people: readonly [Person, Person];
  readonly #revoke: (token: string) => Promise<unknown>;

  constructor(
    people: readonly [Person, Person],
    network: BadNetwork,
    load: (browser: Browser) => Site,
    revoke: (token: string) => Promise<unknown>,
    hasLocks: boolean,
  ) {
    this.network = network;
    this.devices = [new Device(network, load), new Device(network, load, hasLocks)];
    this.people = people;
    this.#revoke = revoke;
  }

  close(): void {
    for (const device of this.devices) device.close();
  }

  get steps(): number {
    return [...this.written.values()].reduce((sum, { keys }) => sum + keys.length, 0);
  }

  /** The first member is signed in on both devices. */
  async begin(): Promise<void> {
    for (const device of this.devices) {
      this.open(device, 0);
      const [tab] = device.alive as [Tab];
      await tab.open();
      await this.enter(tab, this.people[0], true);
    }
  }

  /** One thing happens. */
  async meet(event: Event): Promise<void> {
    const device = this.devices[event.device % this.devices.length] as Device;
    const tab = device.alive[event.tab % Math.max(device.alive.length, 1)];
    await this.#does(event, device, tab);
    await pause(event.more % 7);
  }

  #does({ act, more }: Event, device: Device, tab: Tab | undefined): unknown {
    if (act === 'open' || (!tab && act === 'write')) return this.open(device, more);
    if (act === 'signal') return device.setOffline(more % 3 === 0);
    if (act === 'pass') return device.clock.pass(PASSES[more % PASSES.length] ?? 0);
    if (act === 'clock' || act === 'fill' || act === 'refuse') return spoil(act, device, more);
    if (act === 'rest') return this.#rest();
    if (!tab?.isOpen) return undefined;
    if (act === 'kill') return tab.killAfter(more % 40);
    if (act === 'return') return this.#signIn(device, tab, more);
    if (act === 'end') return this.#end(device, tab, more);
    if (act === 'write') return this.#write(device, tab, more);
    return this.#decide(act, tab, more);
  }

  open(device: Device, more: number): void {
    const open = device.alive.length;
    if (open > 1) device.alive[more % open]?.kill();
    const tab = device.openTab();
    tab.site.subscribeToOutbox(() => this.#look(tab));
    void tab.open().catch(() => undefined);
  }

  /** What a page shows of what was written. */
  #look({ site }: Tab): void {
    const { entries = [], fleeting } = site.getOutbox();
    for (const { id, state, number } of entries) {
      const one = this.written.get(id);
      if (!one) continue;
      if (state === 'sent') one.isSent = true;
      if (!fleeting.includes(id)) one.number ??= number;
    }
  }

  /** Until all that has left is answered. */
  async #rest(): Promise<void> {
    for (let turn = 0; turn < 100 && this.network.underWay > 0; turn += 1) await pause(1);
  }

  #write(device: Device, { site }: Tab, more: number): void {
    const person = this.people.find(({ id }) => id === site.getSession().user?.id);
    if (!person) return;
    const at = { id: `w${this.written.size}`, member: person.id, device: this.devices.indexOf(device) };
    const { entry, files, written } = write(site, at, person.place, more);
    this.written.set(written.id, written);
    const put = site.put(entry, files).then((isKept) => {
      written.isKept = isKept;
    });
    // A session that ended just now.
    void put.catch(() => undefined);
  }

  #decide(act: 'drop' | 'stop' | 'send', { site }: Tab, more: number): void {
    const waiting = (site.getOutbox().entries ?? []).filter(({ state }) => state !== 'sent');
    const entry = waiting[more % Math.max(waiting.length, 1)];
    const one = entry && this.written.get(entry.id);
    if (!one) return;
    if (act === 'drop') one.isDropped = true;
    const done = { drop: site.drop, stop: site.stop, send: site.sendNow }[act](one.id);
    void done.catch(() => undefined);
  }

  /** The pool takes the session back, or the page finds it refused. */
  #end(device: Device, { site }: Tab, more: number): unknown {
    const token = Object.entries(device.texts).find(([name]) => name.endsWith('.refreshToken'))?.[1];
    if (token && more % 2 === 0) return this.#revoke(token);
    return site.endSession();
  }

  #signIn(device: Device, tab: Tab, more: number): void {
    if (device.alive.some(({ site }) => site.getSession().user)) return;
    // The second device is one member's alone.
    const other = more % 4 === 0 && device === this.devices[0] ? 1 : 0;
    void this.enter(tab, this.people[other], more % 3 > 0).catch(() => undefined);
  }

  async enter({ site }: Tab, { name }: Person, isRemembered: boolean): Promise<void> {
    await site.signIn(name, 'harvest1', isRemembered);
    site.storeCommunity(COMMUNITY);
  }
}

function spoil(act: 'clock' | 'fill' | 'refuse', { clock, databases }: Device, more: number): void {
  if (act === 'clock') clock.wrongBy = [-DAY, 0, DAY][more % 3] ?? 0;
  if (act === 'fill') databases.isFull = more % 3 === 0;
  if (act === 'refuse') databases.refuses = more % 3 === 0;
}
