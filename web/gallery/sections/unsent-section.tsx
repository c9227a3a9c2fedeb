import { Newspaper } from 'lucide-react';
import { UnsentRow } from '#web/parts/attempts/unsent-row.tsx';
import type { OutboxEntry } from '#web/parts/sync/queue/outbox-entry.ts';
import { StateBadge } from '#web/parts/sync/status/entry-badge.tsx';
import { EntryRow } from '#web/parts/sync/status/entry-row.tsx';
import { NotKept } from '#web/parts/sync/status/not-kept.tsx';
import { OfflineNotice } from '#web/parts/sync/status/offline-bar.tsx';
import { MarkOf } from '#web/parts/sync/status/unsent-mark.tsx';
import '#web/parts/sync/status/unsent-list.css';
import { longWord, nothing } from '../samples.tsx';
import { Specimens } from '../specimen.tsx';

const news = { noun: 'news', Icon: Newspaper, readAt: () => '/news' };
const entry: OutboxEntry = {
  id: 'hail',
  number: 1,
  kind: 'news',
  title: 'Hail on the lower field, Tuesday evening',
  queueKey: '/news',
  steps: [],
  state: 'waiting',
  at: 0,
};
const message = 'The category “Subsidies” is gone. Choose another one, then it goes out.';
const problem = { status: 400, code: 'category.missing', message };

/** Each state of a thing: what it says, why, and how much of it has gone out. */
const rows: Record<
  string,
  { of: Partial<OutboxEntry>; why?: string; progress?: { sent: number; total: number } }
> = {
  waiting: { of: {}, why: 'Goes out after the news above.' },
  'no answer': { of: { problem }, why: 'No answer at 14:31, tried again at 14:36.' },
  stopped: { of: { isStopped: true }, why: 'You stopped it.' },
  sending: { of: { state: 'sending' } },
  'sending files': { of: { state: 'sending' }, progress: { sent: 4_100_000, total: 7_200_000 } },
  refused: { of: { state: 'refused', problem } },
  sent: { of: { state: 'sent', sentAt: new Date(2025, 2, 14, 14, 28).getTime() } },
  'long text': { of: { title: longWord, state: 'refused', problem: { ...problem, message: longWord } } },
};

const badges = (['waiting', 'notKept', 'sending', 'refused'] as const).map(
  (state) => [`badge ${state}`, <StateBadge key={state} state={state} />] as const,
);
const rowOf = (name: string) => {
  const { of = {}, why = '', progress } = rows[name] ?? {};
  return (
    <ul>
      <EntryRow
        entry={{ ...entry, ...of, id: name }}
        hooks={news}
        progress={progress}
        why={why}
        isFirst={name === 'refused'}
        onDrop={nothing}
      />
    </ul>
  );
};

/** A finished test that has not arrived. */
const attemptOf = (of: Partial<OutboxEntry>) => (
  <ol>
    <UnsentRow entry={{ ...entry, title: 'Test: Drilling behind the combine', ...of }} isNamed />
  </ol>
);

export const UnsentSection = () => (
  <>
    <Specimens
      of={{
        mark: <MarkOf count={4} refused={0} />,
        'mark, refused': <MarkOf count={12} refused={1} />,
        ...Object.fromEntries(badges),
      }}
    />
    <Specimens
      wide
      of={{
        'no connection': <OfflineNotice />,
        'not kept': <NotKept typed={() => entry.title} />,
        'attempt, waiting': attemptOf({}),
        'attempt, refused': attemptOf({ state: 'refused', problem, title: longWord }),
        ...Object.fromEntries(Object.keys(rows).map((name) => [name, rowOf(name)])),
      }}
    />
  </>
);
