import { setTimeout as pause } from 'node:timers/promises';
import type { OutboxEntry } from '#web/parts/sync/queue/outbox-entry.ts';
import type { Device } from './device.ts';
import { type Life, type Person, SECOND } from './life.ts';
import type { Tab } from './tab.ts';

/** Milliseconds in which a device has sent what it keeps; a busy machine takes more than a minute. */
const LONGEST_MS = 180_000;

/** All is well again: each device is opened by whoever wrote on it, until it has sent what it keeps. */
export async function heal(life: Life): Promise<void> {
  life.network.isCalm = true;
  for (const device of life.devices) {
    device.isFull = false;
    device.databases.refuses = false;
    for (const tab of device.alive) tab.kill();
    device.setOffline(false);
    for (const person of life.people) await sendAll(life, device, person);
  }
}

async function sendAll(life: Life, device: Device, person: Person): Promise<void> {
  life.open(device, 0);
  const [tab] = device.alive as [Tab];
  await tab.open();
  const { user } = tab.site.getSession();
  if (user?.id !== person.id) {
    if (user) tab.site.endSession();
    await life.enter(tab, person, true);
  }
  const left = () => {
    const { member, entries } = tab.site.getOutbox();
    return member === person.id && entries ? entries.filter(({ state }) => state !== 'sent') : undefined;
  };
  const began = performance.now();
  for (let now = left(); now?.length !== 0; now = left()) {
    if (performance.now() - began > LONGEST_MS) throw new Error(`left behind: ${JSON.stringify(now)}`);
    // A session that was taken back is found so by the first call.
    if (!tab.site.getSession().user) await life.enter(tab, person, true);
    for (const entry of now ?? []) await decide(life, tab, entry);
    if (life.network.underWay === 0) device.clock.pass(61 * SECOND);
    await pause(2);
  }
  tab.kill();
}

/**
 * What was stopped, and what a member is told cannot go since its file is not to be had: they send it again, where it
 * was kept.
 */
async function decide(
  life: Life,
  { site }: Tab,
  { id, isStopped, state, problem }: OutboxEntry,
): Promise<void> {
  if (state === 'refused' && problem?.code !== 'file.missing') return;
  if (state === 'refused' && life.written.get(id)?.isKept !== true) await site.drop(id);
  else if (isStopped || state === 'refused') await site.sendNow(id);
}
