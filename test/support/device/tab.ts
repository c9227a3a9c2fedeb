import { dateBy } from './clock.ts';
import type { Device } from './device.ts';
import type { Browser, Site } from './page-source.ts';

/** A page of the site on a device. `kill` ends it where it is: nothing comes back to it, and nothing leaves it. */
export class Tab {
  readonly site: Site;
  readonly window: EventTarget;
  isAlive = true;
  /** Whether its session is ready. */
  isOpen = false;
  readonly #device: Device;
  readonly #timers = new Set<number>();
  readonly #channels = new Set<BroadcastChannel>();
  readonly #end = Promise.withResolvers<void>();
  /** How often it may still ask its browser for something. */
  #left = Number.POSITIVE_INFINITY;

  constructor(device: Device, load: (browser: Browser) => Site) {
    this.#device = device;
    const browser = this.#browser();
    this.window = browser.window as EventTarget;
    this.site = load(browser);
  }

  /** As the site does when it opens. */
  async open(): Promise<void> {
    await this.site.open();
    this.isOpen = true;
  }

  kill(): void {
    this.isAlive = false;
    for (const timer of this.#timers) this.#device.clock.clear(timer);
    for (const channel of this.#channels) channel.close();
    this.#end.resolve();
  }

  /** Has it end once it has asked its browser for so many more things: between any two steps of what it does. */
  killAfter(calls: number): void {
    this.#left = calls;
  }

  /** Whether it may ask its browser for something. */
  #may(): boolean {
    this.#left -= 1;
    if (this.isAlive && this.#left < 0) this.kill();
    return this.isAlive;
  }

  /** What comes of it, as long as this page is there. */
  #heard<Result>(asked: Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      asked.then(
        (result) => this.isAlive && resolve(result),
        (error) => this.isAlive && reject(error),
      );
    });
  }

  #browser(): Browser {
    const { clock } = this.#device;
    const events = new EventTarget();
    const after = (isEvery: boolean) => (act: () => void, milliseconds?: number) => {
      if (!this.isAlive) return 0;
      const timer = clock.set(() => this.isAlive && act(), milliseconds, isEvery);
      this.#timers.add(timer);
      return timer;
    };
    const shown = Object.assign(new EventTarget(), {
      visibilityState: 'visible',
      querySelector: () => null,
      querySelectorAll: () => [],
    });
    const names = {
      document: shown,
      navigator: this.#navigator(),
      location: new URL('http://localhost/'),
      localStorage: this.#storage(this.#device.texts, true),
      sessionStorage: this.#storage({}, false),
      indexedDB: this.#databases(),
      BroadcastChannel: this.#channel(),
      Date: dateBy(clock),
      fetch: (...asked: Parameters<Device['fetch']>) =>
        this.#may() ? this.#heard(this.#device.fetch(...asked)) : new Promise(() => undefined),
      setTimeout: after(false),
      setInterval: after(true),
      clearTimeout: clock.clear,
      clearInterval: clock.clear,
      ...Object.fromEntries(
        (['addEventListener', 'removeEventListener', 'dispatchEvent'] as const).map((name) => [
          name,
          (events[name] as (...given: unknown[]) => unknown).bind(events),
        ]),
      ),
    };
    const window = Object.create(globalThis, Object.getOwnPropertyDescriptors(names));
    return { ...names, window, self: window, globalThis: window };
  }

  /** Locks are the platform's own, under names of this device's; with the page they go. */
  #navigator() {
    const device = this.#device;
    const request = (name: string, options: LockOptions, act: (lock: Lock | null) => unknown) => {
      if (!this.#may()) return new Promise(() => undefined);
      const begin = (lock: Lock | null) =>
        this.isAlive ? Promise.race([act(lock), this.#end.promise]) : undefined;
      return this.#heard(navigator.locks.request(`${device.name} ${name}`, options, begin));
    };
    return {
      get onLine() {
        return !device.isOffline;
      },
      locks: device.hasLocks ? { request } : undefined,
      userAgent: 'Chromium',
    };
  }

  #channel() {
    const tab = this;
    return class {
      readonly #real: BroadcastChannel;
      constructor(name: string) {
        this.#real = new BroadcastChannel(`${tab.#device.name} ${name}`);
        tab.#channels.add(this.#real);
      }
      set onmessage(hear: (message: MessageEvent) => void) {
        this.#real.onmessage = (message) => tab.isAlive && hear(message as MessageEvent);
      }
      postMessage(message: unknown) {
        if (tab.#may()) this.#real.postMessage(message);
      }
      close() {
        tab.#channels.delete(this.#real);
        this.#real.close();
      }
    };
  }

  #storage(texts: Record<string, string>, isShared: boolean): Storage {
    const methods = {
      getItem: (key: string) => texts[key] ?? null,
      setItem: (key: string, value: string) => {
        if (!this.#may()) return;
        if (this.#device.isFull) throw new DOMException('full', 'QuotaExceededError');
        texts[key] = String(value);
        if (isShared) this.#device.tell(this, key);
      },
      removeItem: (key: string) => {
        if (!this.#may() || !(key in texts)) return;
        delete texts[key];
        if (isShared) this.#device.tell(this, key);
      },
      clear: () => Object.keys(texts).forEach(methods.removeItem),
      key: (index: number) => Object.keys(texts)[index] ?? null,
    };
    return new Proxy(texts as unknown as Storage, {
      get: (_, name) =>
        name === 'length' ? Object.keys(texts).length : methods[name as keyof typeof methods],
    });
  }

  /** The device's databases, which this page asks and hears of as long as it is there. */
  #databases() {
    const gate = <Held extends object>(held: Held): Held =>
      new Proxy(held, {
        set: (target, name, value) =>
          Reflect.set(target, name, (...given: unknown[]) => this.isAlive && value(...given)),
        get: (target, name) => {
          const found: unknown = Reflect.get(target, name);
          if (name === 'result' && Object(found) === found && 'transaction' in (found as object))
            return gate(found as object);
          if (typeof found !== 'function') return found;
          return (...given: unknown[]) => {
            if (!this.#may()) return {};
            const answer: unknown = found.apply(target, given);
            return Object(answer) === answer ? gate(answer as object) : answer;
          };
        },
      });
    return gate(this.#device.databases);
  }
}
