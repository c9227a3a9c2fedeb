import { useId } from 'react';
import type { Achievement } from '#contract/users/achievements.ts';
import { List, ListRow } from '#web/components/list/list.tsx';
import { formatDate } from '#web/lib/format/format-date.ts';
import { messages } from './messages.ts';

/** What a member achieved, the last first, and what is ahead of them with what earns it. */
export function Entries({ entries }: { entries: readonly Achievement[] }) {
  const achieved = entries
    .filter(({ at }) => at !== undefined)
    .sort((one, other) => ((one.at ?? '') < (other.at ?? '') ? 1 : -1));
  return (
    <>
      <Part title={messages.achieved} entries={achieved} none={messages.none} />
      <Part title={messages.ahead} entries={entries.filter(({ at }) => at === undefined)} />
    </>
  );
}

function Part({ title, entries, none }: { title: string; entries: readonly Achievement[]; none?: string }) {
  const id = useId();
  if (entries.length === 0 && none === undefined) return null;
  return (
    <section className="achievement-list stack gap-3" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {entries.length === 0 ? (
        <p className="soft">{none}</p>
      ) : (
        <List>
          {entries.map(({ id, title, points, at }) => (
            <ListRow
              key={id}
              title={title}
              meta={at !== undefined && <p className="soft text-sm">{messages.on(formatDate(at))}</p>}
            >
              <span className="soft text-sm">{messages.points(points)}</span>
            </ListRow>
          ))}
        </List>
      )}
    </section>
  );
}
