import { ApiError } from '#web/lib/api/api-error.ts';
import { drop, giveUp, put, sendNow, take, tried } from '#web/parts/sync/queue/outbox.ts';
import type { NewEntry, OutboxEntry, Step } from '#web/parts/sync/queue/outbox-entry.ts';
import { getOutbox } from '#web/parts/sync/queue/store.ts';
import { arrivedOf } from '#web/parts/sync/queue/transfer.ts';
import { whyKept } from '#web/parts/sync/queue/why-kept.ts';
import { noteOpen } from '#web/parts/sync/tabs/open-entries.ts';
import { claim } from '#web/parts/sync/tabs/say-once.ts';

/** What a form hands over, with those of its files that the device keeps under no name of the outbox yet. */
export interface HandedOver {
  readonly entry: NewEntry;
  readonly files?: Readonly<Record<string, File>>;
}

/**
 * Says what is sent, after what may have arrived already, and with which files of what was taken back and cannot have
 * arrived.
 */
export type MakeEntry = (earlier: readonly Step[], left: readonly Step[]) => HandedOver;

/** How a form is told what becomes of what it handed over. */
export interface Outcomes<Saved> {
  /** What it left, of one that was sent. */
  readonly savedIn: (entry: OutboxEntry) => Saved | undefined;
  readonly onSaved: (saved: Saved) => void;
  /** It waits on this device, or as long as this page lives: the form says so, in these words. */
  readonly onWaiting: (text: string, isFleeting: boolean) => void;
  /** What was pressed here is kept on this device and goes out by itself: the form is done with. @default `onWaiting` */
  readonly onKept?: (text: string) => void;
  readonly onRefused: (error: ApiError, sent: Step['input']) => Promise<void> | void;
  /** Whether what was refused can never be sent: it stays with what waits, which is where the member drops it. */
  readonly isUnsendable?: (code: string) => boolean;
}

/**
 * A form's save through the outbox. It is idle, or handing over; then it waits or is being sent, until it was sent or
 * refused; or it is taken back, to be changed and handed over again. That is the entry's state in the outbox, with what
 * is under way between the two: `#isHanding` and `#coming`. Whoever shows it hears of it as long as it is open.
 */
export class Save<Saved> {
  /** Of the entry in the outbox: one form's, one at a time. */
  readonly id: string;
  #outcomes: Outcomes<Saved> | undefined;
  #device = '';
  #isShown = false;
  #isHanding = false;
  /** Whether this form has seen the entry under way: what was sent on an earlier visit is not reported. */
  #hasSeenPending = false;
  /** What was taken back and may have arrived, or has. */
  #earlier: readonly Step[] = [];
  /** What was taken back and cannot have arrived; of its files, some may. */
  #left: readonly Step[] = [];
  /** What is on its way back out of the outbox. */
  #coming: Promise<void> | undefined;

  constructor(id: string) {
    this.id = id;
  }

  /** @returns how to say that it is closed */
  open(): () => void {
    this.#isShown = true;
    const close = noteOpen(this.id);
    return () => {
      this.#isShown = false;
      close();
    };
  }

  /** Tells these from now on. `device`: how the device is called. */
  setOutcomes(outcomes: Outcomes<Saved>, device: string): void {
    this.#outcomes = outcomes;
    this.#device = device;
  }

  onEntry(now: OutboxEntry | undefined): void {
    if (!this.#isHanding) void this.#onOutcome(now, false);
  }

  /**
   * Waits until it has arrived, was refused, or is known to have to wait. Throws an `ApiError` when the session is over.
   */
  async save(make: MakeEntry): Promise<void> {
    this.#isHanding = true;
    try {
      await this.#coming;
      const state = this.#state();
      if (state === 'waiting') await sendNow(this.id);
      else if (state !== 'sending') {
        if (state === 'refused') await this.#take();
        const { entry, files } = make(this.#earlier, this.#left);
        await put(entry, files);
        this.#earlier = [];
        this.#left = [];
      }
      this.#hasSeenPending = true;
      const now = await tried(this.id);
      // The form says why, as long as it is open; it is no entry that waits.
      const isMendable = !this.#outcomes?.isUnsendable?.(now?.problem?.code ?? '');
      if (now?.state === 'refused' && this.#isShown && isMendable) await this.#take();
      await this.#onOutcome(now, true);
    } finally {
      this.#isHanding = false;
    }
  }

  /** What is typed on is not what waits to be sent. */
  takeBack(): void {
    const state = this.#state();
    if (!this.#isHanding && (state === 'waiting' || state === 'sending')) this.#takeThen();
  }

  /** Its files are others now: what has arrived of them is given up. */
  forgetFiles(): void {
    const state = this.#state();
    if (state === undefined || state === 'sent') this.#giveUpLeft();
    else if (!this.#isHanding) this.#takeThen(() => this.#giveUpLeft());
  }

  async giveUp(): Promise<void> {
    await this.#coming;
    this.#earlier = [];
    const state = this.#state();
    if (state !== undefined && state !== 'sent') await drop(this.id);
  }

  #state(): OutboxEntry['state'] | undefined {
    return getOutbox().entries?.find(({ id }) => id === this.id)?.state;
  }

  /** `isPressed`: a save was pressed here, and this is what became of it. */
  async #onOutcome(now: OutboxEntry | undefined, isPressed: boolean): Promise<void> {
    // Whoever has left the form finds it among what waits, or is told by its kind.
    if (!this.#isShown || !this.#outcomes) return;
    const { savedIn, onSaved, onRefused } = this.#outcomes;
    const saved = now?.state === 'sent' ? savedIn(now) : undefined;
    if (saved && this.#hasSeenPending) {
      // Before the form is closed: other tabs wait for that.
      if (now) void claim(now);
      onSaved(saved);
    }
    this.#hasSeenPending = now !== undefined && now.state !== 'sent';
    if (now?.state === 'waiting' && !now.isStopped) this.#sayWaiting(now, isPressed);
    if (now?.state === 'refused' && now.problem) {
      const { status, code, message, fields } = now.problem;
      const error = new ApiError(status, code, message, fields ? { fields } : {});
      await onRefused(error, now.steps.at(-1)?.input ?? {});
    }
  }

  #sayWaiting(now: OutboxEntry, isPressed: boolean): void {
    const { onKept, onWaiting } = this.#outcomes ?? {};
    const isFleeting = getOutbox().fleeting.includes(now.id);
    const text = whyKept(now.problem?.status, this.#device, isFleeting);
    if (onKept && isPressed && !isFleeting && !isWatched(now)) onKept(text);
    else onWaiting?.(text, isFleeting);
  }

  async #take(): Promise<void> {
    const taken = await take(this.id);
    if (!taken || taken.state === 'sent') return;
    this.#earlier = taken.steps.filter(({ state }) => state !== 'open');
    this.#left = taken.steps.filter(({ state }) => state === 'open');
  }

  /** It is not what waits to be sent; then this. */
  #takeThen(then?: () => void): void {
    this.#coming ??= this.#take()
      .then(then)
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

/** Whether it shows how far its files have come. */
const isWatched = ({ steps }: OutboxEntry): boolean =>
  arrivedOf(steps.filter(({ state }) => state !== 'done')) > 0;
