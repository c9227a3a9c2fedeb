import type { ReactNode } from 'react';
import { Button } from '#web/components/buttons/button.tsx';
import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { Card, CardGrid, CardSkeleton } from '#web/components/content/card.tsx';
import { EmptyState } from '#web/components/state/empty-state.tsx';
import { lazyPart } from '#web/components/state/lazy-part.tsx';
import { useSession } from '#web/lib/session/session.ts';
import { useIsBack } from '#web/lib/use-is-back.ts';
import { PagedList } from '#web/parts/lists/paged-list.tsx';
import { useListAddress } from '#web/parts/lists/use-list-address.ts';
import { usePage } from '#web/parts/lists/use-page.ts';
import { UNSENT } from '#web/parts/outbox/places.ts';
import { ThingBadge } from '#web/parts/outbox/thing-badge.tsx';
import { OwnedActs } from '#web/parts/owned/owned-acts.tsx';
import { standsOf } from '#web/parts/owned/owned-kind.ts';
import { type FormProps, OwnedScreen } from '#web/parts/owned/owned-screen.tsx';
import { useUnsent } from '#web/parts/owned/unsent-owned.ts';
import { messages } from './messages.ts';
import type { Plain, PlainKind } from './plain-kind.ts';

const load = async () => (await import('./plain-dialog.tsx')).PlainDialog<Plain>;
const PlainDialog = lazyPart(load);

interface OwnedListProps<Item extends Plain> {
  kind: PlainKind<Item>;
  /** Which of them, and where new ones are made: by the names of the rows' path parameters. */
  scope?: object;
  /** What the card says of one besides its title: in a line, and below it. */
  about: (item: Item) => { readonly meta?: ReactNode; readonly text?: string };
}

/** All of a kind, page by page: to search, to make one, and to change and delete one's own. What has not arrived comes first. */
export function OwnedList<Item extends Plain>({ kind, scope = {}, about }: OwnedListProps<Item>) {
  const { texts } = kind;
  const memberId = useSession().user?.id ?? '';
  const address = useListAddress();
  const { search, page } = address;
  const input = { ...scope, ...(search && { search }) };
  const list = usePage({ route: kind.list, key: 'data', input }, address, useIsBack());
  const { shown, isCurrent, error } = list;
  const unsent = useUnsent(kind, memberId, scope)
    .filter(() => search === '' && page === 1)
    .map((each) => (
      <li key={each.id}>
        <Card
          title={String(each.draft['title'])}
          to={UNSENT}
          meta={<ThingBadge stands={standsOf(kind, each)} />}
        />
      </li>
    ));
  // They come with the list, at the top of it; where there is none, alone.
  const isAlone = shown ? shown.items.length === 0 : error !== undefined;
  const form = (props: FormProps<Item>) => (
    <PlainDialog
      kind={kind as unknown as PlainKind<Plain>}
      scope={scope}
      {...(props as unknown as FormProps<Plain>)}
    />
  );
  return (
    <OwnedScreen
      title={texts.title}
      search={{ label: texts.search, value: search, onSearch: address.onSearch }}
      add={texts.create}
      form={form}
      fetchForm={PlainDialog.fetch}
      onAdded={(_, close) => (search === '' && page === 1 ? close() : address.first())}
      isEditedHere
    >
      {(add, edit) => (
        <>
          {unsent.length > 0 && isAlone && <CardGrid>{unsent}</CardGrid>}
          <PagedList
            list={list}
            address={address}
            texts={{ ...messages, failed: texts.failed }}
            status={
              shown !== undefined &&
              shown.search !== '' &&
              isCurrent &&
              messages.found(shown.totalItems, shown.partial === true)
            }
            skeleton={<Loading />}
            empty={({ search: words }) =>
              words ? (
                <EmptyState
                  drawing="scarecrow"
                  title={messages.nothing.title}
                  text={messages.nothing.text(words)}
                >
                  <LinkButton to={address.hrefOf(1, '')}>{messages.nothing.action}</LinkButton>
                </EmptyState>
              ) : (
                unsent.length === 0 && (
                  <EmptyState drawing="sprout" {...texts.empty}>
                    <Button variant="soft" onClick={add}>
                      {texts.create}
                    </Button>
                  </EmptyState>
                )
              )
            }
          >
            {(items, frame) => (
              <section {...frame} aria-label={texts.title}>
                <CardGrid>
                  {unsent}
                  {items.map((item) => (
                    <li key={item.id}>
                      <ItemCard
                        {...{ kind, item, about }}
                        isOwn={item.creator === memberId}
                        onEdit={() => edit(item.id)}
                        onDeleted={() => items.length === 1 && address.previous()}
                      />
                    </li>
                  ))}
                </CardGrid>
              </section>
            )}
          </PagedList>
        </>
      )}
    </OwnedScreen>
  );
}

interface ItemCardProps<Item extends Plain> extends Required<Pick<OwnedListProps<Item>, 'kind' | 'about'>> {
  item: Item;
  isOwn: boolean;
  onEdit: () => void;
  onDeleted: () => void;
}

function ItemCard<Item extends Plain>({ kind, item, about, isOwn, ...acts }: ItemCardProps<Item>) {
  const { meta, text = '' } = about(item);
  return (
    <Card
      title={item.title}
      corner={isOwn && <OwnedActs kind={kind} item={item} {...acts} />}
      meta={
        <>
          {meta}
          {isOwn && <ThingBadge stands={standsOf(kind, item)} />}
        </>
      }
      text={text}
    />
  );
}

/** In the sizes of a page. */
const Loading = () => (
  <CardGrid>
    {[1, 2, 3, 4].map((place) => (
      <li key={place}>
        <CardSkeleton />
      </li>
    ))}
  </CardGrid>
);
