import { Button } from '#web/components/buttons/button.tsx';
import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { Card, CardGrid } from '#web/components/content/card.tsx';
import { Meta } from '#web/components/content/meta.tsx';
import { EmptyState } from '#web/components/state/empty-state.tsx';
import { type NewDraft, useUnsent } from '#web/parts/forms/owned-draft.ts';
import { subjectOf } from '#web/parts/forms/owned-kind.ts';
import { PagedList } from '#web/parts/lists/paged-list.tsx';
import type { ListAddress } from '#web/parts/lists/use-list-address.ts';
import { UNSENT } from '#web/parts/sync/queue/kinds.ts';
import { EntryBadge } from '#web/parts/sync/status/entry-badge.tsx';
import { CircleCard, type CircleCardProps } from './circle-card.tsx';
import type { Circle, CircleKind, Tab } from './circle-kind.ts';
import { CirclesSkeleton } from './circles-skeleton.tsx';
import { useDesired } from './follow.ts';
import { messages } from './messages.ts';
import { useMineFirst } from './use-mine-first.ts';
import './circle-feed.css';

interface CircleFeedProps<Item extends Circle> extends Omit<CircleCardProps<Item>, 'item' | 'isOnly'> {
  tab: Tab;
  scope: object;
  address: ListAddress;
  memberId: string;
  /** The new one whose form is open. */
  written: string | undefined;
  onCreate: () => void;
}

/** Cards of circles, page by page. */
export function CircleFeed<Item extends Circle>(props: CircleFeedProps<Item>) {
  const { kind, tab, scope, address, memberId, written, onCreate, ...actions } = props;
  const asDesired = useDesired(kind);
  // An order that was chosen by hand is kept to.
  const isUsual = tab === 'all' && !address.search && !address.sort;
  const mineFirst = useMineFirst<Item>(kind.isMineFirst === true && isUsual);
  const list = kind.usePage(tab, address, scope);
  const isWhole = !address.search && !address.filter && address.page === 1;
  const unsent = useUnsent(kind, memberId, scope)
    .filter(({ id }) => isWhole && id !== written)
    .map((each) => (
      <li key={each.id}>
        <UnsentCard kind={kind} unsent={each} />
      </li>
    ));
  // They load with the list and stand at its top; without a list, alone.
  const isAlone = list.shown ? list.shown.items.length === 0 : list.error !== undefined;
  return (
    <>
      {unsent.length > 0 && isAlone && <CardGrid>{unsent}</CardGrid>}
      <PagedList
        list={list}
        address={address}
        texts={{ ...messages, failed: kind.texts.failed }}
        skeleton={<CirclesSkeleton />}
        empty={({ search }) => (
          <NoCircles
            kind={kind}
            tab={tab}
            search={search}
            onCreate={onCreate}
            filter={address.filter}
            to={address.hrefWith({ filter: '' })}
          />
        )}
      >
        {(items, frame) => (
          <section {...frame} className={kind.nouns} aria-label={kind.texts.title}>
            <CardGrid>
              {unsent}
              {mineFirst(items).map((item) => (
                <li key={item.id}>
                  <CircleCard {...actions} kind={kind} item={asDesired(item)} isOnly={items.length === 1} />
                </li>
              ))}
            </CardGrid>
          </section>
        )}
      </PagedList>
    </>
  );
}

interface NoCirclesProps<Item extends Circle> {
  kind: CircleKind<Item>;
  tab: Tab;
  search: string;
  /** The category that filters it. */
  filter: string;
  /** Where all of the list is. */
  to: string;
  onCreate: () => void;
}

/** Why there is nothing to show, and what to do next. */
function NoCircles<Item extends Circle>({ kind, tab, search, filter, to, onCreate }: NoCirclesProps<Item>) {
  const { empty, create } = kind.texts;
  const { nothing } = messages;
  if (search)
    return (
      <EmptyState drawing="scarecrow" title={nothing.title} text={empty.found(search)}>
        <LinkButton to={to}>{nothing.action}</LinkButton>
      </EmptyState>
    );
  if (filter)
    return (
      <EmptyState drawing="sprout" title={empty.filed(filter)} text={empty.all.text}>
        <LinkButton variant="soft" to={to}>
          {empty.seeAll}
        </LinkButton>
      </EmptyState>
    );
  const { title, text } = empty[tab];
  return (
    <EmptyState drawing="sprout" title={title} text={text}>
      {tab === 'all' ? (
        <Button variant="soft" onClick={onCreate}>
          {create}
        </Button>
      ) : (
        <LinkButton variant="soft" to={kind.addresses.all}>
          {empty.seeAll}
        </LinkButton>
      )}
    </EmptyState>
  );
}

/** One that has not arrived; it leads to the reason. */
export function UnsentCard<Item extends Circle>({
  kind,
  unsent,
}: {
  kind: CircleKind<Item>;
  unsent: NewDraft;
}) {
  const { category, description } = unsent.draft as { category?: string; description?: string };
  return (
    <Card
      title={kind.nameOf(unsent.draft as unknown as Item)}
      to={UNSENT}
      mark={kind.pictureOf(undefined)}
      meta={
        <>
          {category && (
            <Meta>
              <span>{category}</span>
            </Meta>
          )}
          <div className="unsent-circle-badge">
            <EntryBadge subject={subjectOf(kind, unsent)} />
          </div>
        </>
      }
      text={description ?? ''}
    />
  );
}
