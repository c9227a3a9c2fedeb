import { drop, giveUp, put, sendNow, stop, take, tried } from '#web/parts/sync/queue/outbox.ts';
import type { NewEntry, OutboxEntry, Step } from '#web/parts/sync/queue/outbox-entry.ts';
import { getOutbox } from '#web/parts/sync/queue/store.ts';
import { noteOpen } from '#web/parts/sync/tabs/open-entries.ts';
import { type Outcomes, tell } from './outcomes.ts';

/** What a form hands over, with the files that the device does not keep for the outbox yet. */
export interface HandedOver {
  readonly entry: NewEntry;
  readonly files?: Readonly<Record<string, File>>;
}

/**
 * Makes the entry, after the steps that may have arrived already (`earlier`), and with the files of steps that were
 * taken back and cannot have arrived (`left`).
 */
export type MakeEntry = (earlier: readonly Step[], left: readonly Step[]) => HandedOver;

/**
 * A form's save through the outbox. It is idle, or handing over; then it waits or is being sent, until it was sent or
 * refused; or it is taken back, to be changed and handed over again. That is the entry's state in the outbox, with two
 * states in between: `#isHanding` and `#coming`. It notifies its form as long as that is open.
 */
export class Save<Saved> {
  /** The id of its entry in the outbox. */
  readonly id: string;
  #outcomes: Outcomes<Saved> | undefined;
  #device = '';
  #isShown = false;
  #isHanding = false;
  /** Whether this form has seen the entry under way: what was sent on an earlier visit is not reported. */
  #hasSeenPending = false;
  /** The number of the entry that says what the form shows: handed over here, or there when the form opened. */
  #own: number | undefined;
  #hasMet = false;
  /** Whether something was typed since what was handed over. */
  #isTypedSince = false;
  /** Steps that were taken back and may have arrived, or have. */
  #earlier: readonly Step[] = [];
  /** Steps that were taken back and cannot have arrived; parts of their files may have. */
  #left: readonly Step[] = [];
  /** While the entry is being taken back, or stopped. */
  #coming: Promise<void> | undefined;

  /** Whether typing stops a waiting entry, which stays until another takes its place, instead of taking it back. */
  readonly #isHeld: boolean;

  constructor(id: string, isHeld = false) {
    this.id = id;
    this.#isHeld = isHeld;
  }

  /** @returns how to close it */
  open(): () => void {
    this.#isShown = true;
    const close = noteOpen(this.id);
    return () => {
      this.#isShown = false;
      close();
    };
  }

  /** Sets the callbacks. `device`: what the device is called. */
  setOutcomes(outcomes: Outcomes<Saved>, device: string): void {
    this.#outcomes = outcomes;
    this.#device = device;
  }

  onEntry(now: OutboxEntry | undefined): void {
    if (!this.#hasMet && getOutbox().entries) {
      this.#hasMet = true;
      this.#own = now?.number;
    }
    if (!this.#isHanding) void this.#onOutcome(now, false);
  }

  /**
   * Waits until it has arrived, was refused, or is known to have to wait. `isTypedSince`: something else was typed
   * since it was pressed. Throws an `ApiError` when the session is over.
   */
  async save(make: MakeEntry, isTypedSince = false): Promise<void> {
    this.#isHanding = true;
    this.#hasMet = true;
    const wasTypedSince = this.#isTypedSince;
    this.#isTypedSince = isTypedSince;
    try {
      await this.#coming;
      const { state, isStopped, number } = this.#entry() ?? {};
      // While it was handed over, something else was typed.
      const isOld = isStopped || (wasTypedSince && number === this.#own);
      if (state === 'waiting' && !isOld) await sendNow(this.id);
      else if (state !== 'sending' || isOld) {
        if (state !== undefined && state !== 'sent') await this.#take();
        const { entry, files } = make(this.#earlier, this.#left);
        await put(entry, files);
        this.#own = this.#entry()?.number;
        this.#earlier = [];
        this.#left = [];
      }
      this.#hasSeenPending = true;
      const now = await tried(this.id);
      // An open form shows the reason itself, so the entry does not stay in the outbox.
      const isMendable = !this.#outcomes?.isUnsendable?.(now?.problem?.code ?? '');
      if (now?.state === 'refused' && this.#isShown && isMendable) await this.#take();
      await this.#onOutcome(now, true);
    } finally {
      this.#isHanding = false;
    }
  }

  /** Typing takes a waiting entry back, or stops it; `isKept`: what was typed outlives the page. */
  takeBack(isKept = true): void {
    this.#isTypedSince = true;
    const state = this.#state();
    if (this.#isHanding || (state !== 'waiting' && state !== 'sending')) return;
    this.#comeBy(() => (this.#isHeld ? stop(this.id, isKept) : this.#take()));
  }

  /** Its files have changed: uploads of the old ones are given up. */
  forgetFiles(): void {
    const state = this.#state();
    if (state === undefined || state === 'sent') this.#giveUpLeft();
    else if (!this.#isHanding && !this.#isHeld)
      this.#comeBy(() => this.#take().then(() => this.#giveUpLeft()));
  }

  async giveUp(): Promise<void> {
    await this.#coming;
    this.#earlier = [];
    const state = this.#state();
    if (state !== undefined && state !== 'sent') await drop(this.id);
  }

  #entry(): OutboxEntry | undefined {
    return getOutbox().entries?.find(({ id }) => id === this.id);
  }

  #state(): OutboxEntry['state'] | undefined {
    return this.#entry()?.state;
  }

  /** `isPressed`: this is the result of a save that was pressed here. */
  async #onOutcome(now: OutboxEntry | undefined, isPressed: boolean): Promise<void> {
    // A member who has left the form finds it among the unsent ones, or its kind's hooks report it.
    if (!this.#isShown || !this.#outcomes) return;
    const isNews = this.#hasSeenPending;
    this.#hasSeenPending = now !== undefined && now.state !== 'sent';
    const isOwn = now?.number === this.#own && !this.#isTypedSince;
    if (now) await tell(this.#outcomes, now, { device: this.#device, isPressed, isOwn, isNews });
  }

  async #take(): Promise<void> {
    const taken = await take(this.id);
    if (!taken || taken.state === 'sent') return;
    this.#earlier = taken.steps.filter(({ state }) => state !== 'open');
    this.#left = taken.steps.filter(({ state }) => state === 'open');
  }

  #comeBy(way: () => Promise<void>): void {
    this.#coming ??= way()
      .catch(() => undefined)
      .finally(() => {
        this.#coming = undefined;
      });
  }

  #giveUpLeft(): void {
    const steps = this.#left;
    this.#left = [];
    if (steps.some(({ files }) => files)) void giveUp({ steps });
  }
}
