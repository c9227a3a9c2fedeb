import { useEffect, useState } from 'react';
import { EmptyState } from '#web/components/state/empty-state.tsx';
import { lazyPart } from '#web/components/state/lazy-part.tsx';
import { Loading, Skeleton } from '#web/components/state/skeleton.tsx';
import { hooksOf, type KindHooks } from '#web/parts/sync/queue/kinds.ts';
import { drop } from '#web/parts/sync/queue/outbox.ts';
import type { NewEntry, OutboxEntry } from '#web/parts/sync/queue/outbox-entry.ts';
import { useOutbox, whereIs } from '#web/parts/sync/queue/use-outbox.ts';
import { EntryRow } from './entry-row.tsx';
import { CopyTyped, NotKept } from './not-kept.tsx';
import { messages } from './unsent-messages.ts';
import { useDevice } from './use-device.ts';
import { type Group, needsMember, useGroups } from './use-groups.ts';
import { whyItWaits } from './why-waiting.ts';
import './unsent-list.css';

const Confirm = lazyPart(async () => (await import('#web/components/overlay/confirm.tsx')).Confirm);

// Once this screen is here: a browser may be full where the signal is gone.
void CopyTyped.fetch();

const groups: readonly Group[] = ['needsYou', 'onTheWay', 'sentToday'];

/** All unsent entries, and those that were sent today, with their states and actions. */
export function UnsentList() {
  const { entries, progress, fleeting } = useOutbox();
  const device = useDevice();
  const [dropping, setDropping] = useState<OutboxEntry>();
  const hooks = useHooksOf((entries ?? []).map(({ kind }) => kind));
  const { shownIn, firstIn, within } = useGroups(entries ?? [], dropping !== undefined);
  if (!entries) return <UnsentSkeleton />;

  const atRisk = entries.filter(
    (entry) => fleeting.includes(entry.id) && !/sending|sent/.test(whereIs(entry)),
  );
  const first = entries.find(needsMember);
  const nounOf = (kind: string) => hooks[kind]?.noun;
  const refused = entries.findLast(({ id, state }) => state === 'refused' && firstIn(id) !== 'needsYou');
  const sent = entries.findLast(({ id, state }) => state === 'sent' && firstIn(id) !== 'sentToday');
  const inGroup = (group: Group) => {
    const all = entries.filter(({ id }) => shownIn(id) === group);
    return group === 'sentToday' ? all.reverse() : all;
  };
  return (
    <div className="unsent reading" {...within}>
      {atRisk.length > 0 ? (
        <NotKept typed={() => atRisk.map(textsOf)} />
      ) : (
        <p className="unsent-lede soft text-lg">{messages.lede(device.name)}</p>
      )}
      <p role="status" className="vh">
        {refused && messages.refusedOf(refused.title)} {sent && messages.sentOf(sent.title)}
      </p>
      {entries.every(({ id }) => shownIn(id) === 'sentToday') && (
        <EmptyState drawing="letterbox" {...messages.empty} />
      )}
      {groups
        .filter((group) => inGroup(group).length > 0)
        .map((group) => (
          <section key={group} aria-labelledby={`unsent-${group}`}>
            <h2 id={`unsent-${group}`}>{messages.groups[group]}</h2>
            <ul>
              {inGroup(group).map((entry) => (
                <EntryRow
                  key={entry.id}
                  entry={entry}
                  hooks={hooks[entry.kind]}
                  progress={progress[entry.id]}
                  why={whyItWaits(entry, entries, nounOf)}
                  isFirst={entry === first}
                  onDrop={() => setDropping(entry)}
                />
              ))}
            </ul>
          </section>
        ))}
      {dropping && (
        <Confirm
          title={messages.askDrop.title(dropping.title)}
          text={messages.askDrop.text}
          confirmLabel={messages.drop}
          cancelLabel={messages.keep}
          onConfirm={() => {
            setDropping(undefined);
            void drop(dropping.id);
          }}
          onCancel={() => setDropping(undefined)}
        />
      )}
    </div>
  );
}

function UnsentSkeleton() {
  return (
    <Loading label={messages.loading}>
      <div className="unsent reading">
        <Skeleton shape="line" width={70} />
        <section>
          <Skeleton shape="title" width={30} />
          {[1, 2].map((row) => (
            <div key={row} className="entry">
              <Skeleton shape="picture" className="entry-kind" />
              <div className="entry-body">
                <Skeleton shape="title" width={70} />
                <Skeleton shape="line" width={50} />
              </div>
            </div>
          ))}
        </section>
      </div>
    </Loading>
  );
}

/** The name of each of these kinds; one whose part of the site does not arrive is missing. */
function useHooksOf(kinds: readonly string[]): Readonly<Record<string, KindHooks | undefined>> {
  const [known, setKnown] = useState<Record<string, KindHooks | undefined>>({});
  const wanted = [...new Set(kinds)].sort().join(' ');
  useEffect(() => {
    for (const kind of wanted.split(' ').filter(Boolean))
      hooksOf(kind).then(
        (hooks) => setKnown((before) => ({ ...before, [kind]: hooks })),
        () => undefined,
      );
  }, [wanted]);
  return known;
}

/** The texts of an entry, without the API's names of its fields. */
export const textsOf = ({ title, steps }: NewEntry): unknown[] => [
  title,
  ...steps.flatMap(({ input }) => saidIn(input).filter((said) => said !== title)),
];

/** However deep they are: the answers of a test each have the id of their question. */
function saidIn(input: unknown): unknown[] {
  if (typeof input !== 'object' || input === null) return [input];
  return Object.entries(input).flatMap(([name, said]) =>
    /^(id|.+Id|endTime|type)$/.test(name) ? [] : saidIn(said),
  );
}
