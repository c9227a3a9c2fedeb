import { aDevice } from '../a-device.ts';
import { Clock } from './clock.ts';
import { type BadNetwork, broken } from './network.ts';
import type { Browser, Site } from './page-source.ts';
import { Tab } from './tab.ts';

let devices = 0;

/** A phone or a computer: storage and a clock, which its tabs share. */
export class Device {
  readonly name: string;
  readonly clock = new Clock();
  readonly databases = aDevice();
  readonly texts: Record<string, string> = {};
  readonly tabs: Tab[] = [];
  readonly hasLocks: boolean;
  isOffline = false;
  readonly #network: BadNetwork;
  readonly #load: (browser: Browser) => Site;

  constructor(network: BadNetwork, load: (browser: Browser) => Site, hasLocks = true) {
    devices += 1;
    this.name = `device ${devices}`;
    this.#network = network;
    this.#load = load;
    this.hasLocks = hasLocks;
  }

  get isFull(): boolean {
    return this.databases.isFull;
  }
  set isFull(isFull: boolean) {
    this.databases.isFull = isFull;
  }

  openTab(): Tab {
    const tab = new Tab(this, this.#load);
    this.tabs.push(tab);
    return tab;
  }

  get alive(): Tab[] {
    return this.tabs.filter(({ isAlive }) => isAlive);
  }

  fetch = (input: string | URL, init?: RequestInit): Promise<Response> =>
    this.isOffline ? Promise.resolve().then(broken) : this.#network.fetch(input, init);

  setOffline(isOffline: boolean): void {
    this.isOffline = isOffline;
    for (const { window } of this.alive) window.dispatchEvent(new Event(isOffline ? 'offline' : 'online'));
  }

  /** The other tabs hear that a text was changed. */
  tell(from: Tab, key: string): void {
    setImmediate(() => {
      const event = Object.assign(new Event('storage'), { key, newValue: this.texts[key] ?? null });
      for (const tab of this.alive) if (tab !== from) tab.window.dispatchEvent(event);
    });
  }

  close(): void {
    for (const tab of this.tabs) tab.kill();
    this.clock.end();
  }
}
