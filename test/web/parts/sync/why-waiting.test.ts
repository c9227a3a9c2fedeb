import { expect, test, vi } from 'vitest';
import { timeOf } from '#web/lib/format/time-of.ts';
import type { OutboxEntry } from '#web/parts/sync/queue/outbox-entry.ts';
import { whyItWaits } from '#web/parts/sync/status/why-waiting.ts';
import { aFollow } from './an-entry.ts';

const at = (hours: number, minutes: number) => new Date().setHours(hours, minutes, 0, 0);
let count = 0;
const entry = (more: Partial<OutboxEntry> = {}): OutboxEntry => {
  count += 1;
  return { ...aFollow('1'), number: count, state: 'waiting', at: 0, ...more };
};
const lost = { status: 0, code: 'network.unreachable', message: '' };
/** A network's own page came instead. */
const foreign = { status: 0, code: 'reply.unreadable', message: '' };
const busy = { status: 503, code: 'service.busy', message: '' };
const why = (of: OutboxEntry, others: OutboxEntry[] = []) =>
  whyItWaits(of, [...others, of], (kind) => (kind === 'news' ? 'news' : undefined));

test.each<[string, Partial<OutboxEntry>]>([
  ['Goes out in a moment.', {}],
  ['You stopped it.', { isStopped: true, problem: lost }],
  ['No answer at 14:31.', { problem: lost, missed: at(14, 31), tried: at(14, 31) }],
  ['No answer at 14:32.', { problem: foreign, missed: at(14, 32), tried: at(14, 32) }],
  ['No answer at 14:31, tried again at 14:36.', { problem: lost, missed: at(14, 31), tried: at(14, 36) }],
  ['Furrow could not take it at 9:05.', { problem: busy, missed: at(9, 5), tried: at(9, 5) }],
])('%s', (words, more) => {
  expect(why(entry(more))).toBe(words);
});

test.each<[string, Partial<OutboxEntry>]>([
  ['Goes out after the news above.', { kind: 'news', state: 'sending' }],
  ['Goes out after “Join Orchard”.', { title: 'Join Orchard' }],
])('%s', (words, more) => {
  const ahead = entry(more);

  expect(why(entry(), [ahead])).toBe(words);
});

test('names what holds it up: something stopped of the same place', () => {
  const stopped = entry({ queueKey: '/here', isStopped: true, title: 'Hail' });

  expect(why(entry({ queueKey: '/here' }), [stopped])).toBe('Waits for “Hail”.');
});

test('says that it is the connection where the device knows of none', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

  expect(why(entry({ problem: lost, missed: 1, tried: 1 }))).toBe('Goes out when there is a connection.');
});

test('a time of another day comes with its day', () => {
  expect(timeOf(new Date(2025, 2, 12, 9, 5).getTime(), new Date(2025, 2, 13, 9, 5).getTime())).toBe(
    '12 March, 9:05',
  );
});
