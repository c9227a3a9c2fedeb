import { type ComponentProps, type ReactNode, useId } from 'react';
import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { EmptyState } from '#web/components/state/empty-state.tsx';
import { type Frame, PagedList } from './paged-list.tsx';
import type { ListAddress } from './use-list-address.ts';
import type { ListPage } from './use-page.ts';
import './list-section.css';

interface Cards<Item> {
  readonly first: readonly ReactNode[];
  readonly items: readonly Item[];
  readonly cardOf: (item: Item) => ReactNode;
  /** Absent where there is no list, and what comes first stands alone. */
  readonly frame: Frame | undefined;
}

export interface ListSectionProps<Item> {
  title: string;
  /** Whether it is the only list of the screen, whose title is then its heading. @default false */
  isScreen?: boolean | undefined;
  list: ListPage<Item>;
  address: Pick<ListAddress, 'page' | 'hrefOf'>;
  texts: {
    readonly failed: string;
    readonly partial: string;
    readonly count: (count: number) => string;
    readonly found: (count: number, isPartial: boolean) => string;
    readonly nothing: {
      readonly title: string;
      readonly text: (search: string) => string;
      readonly action: string;
    };
  };
  /** The way on from a search without results. @default all of the list */
  elsewhere?: ((search: string) => string) | undefined;
  end?: ReactNode;
  first?: readonly ReactNode[];
  skeleton: ReactNode;
  /** Why the list is empty, without a search, and what to do next. */
  empty: Pick<ComponentProps<typeof EmptyState>, 'title' | 'text' | 'children'>;
  className?: string | undefined;
  /** Around the cards. @default a list */
  around?: ((cards: Cards<Item>) => ReactNode) | undefined;
  children: (item: Item, isOnly: boolean) => ReactNode;
}

/** A list page by page: one of several on a screen, with a heading that counts them, or the only one. */
export function ListSection<Item>({ end, ...props }: ListSectionProps<Item>) {
  const { title, isScreen, list, texts } = props;
  const { shown, error } = list;
  const id = useId();
  if (isScreen) return <Pages {...props} />;
  return (
    <section className={shown || error ? 'list-section' : 'list-section is-coming'} aria-labelledby={id}>
      <div className="list-section-top">
        <h2 id={id}>{title}</h2>
        {shown && <p className="soft">{texts.count(shown.totalItems)}</p>}
        {end}
      </div>
      <Pages {...props} />
    </section>
  );
}

function Pages<Item>(props: Omit<ListSectionProps<Item>, 'end'>) {
  const { title, isScreen, list, address, texts, elsewhere, first = [], empty, className, children } = props;
  const { shown, isCurrent, error } = list;
  const { nothing } = texts;
  const around =
    props.around ??
    (({ items, cardOf, frame }) => (
      <ul className={className} {...(frame && { ...frame, 'aria-label': title })}>
        {first}
        {items.map(cardOf)}
      </ul>
    ));
  const show = (items: readonly Item[], frame?: Frame) =>
    around({ first, items, cardOf: (item) => children(item, items.length === 1), frame });
  // They load with the list and stand at its top; without a list, alone.
  const isAlone = shown ? shown.items.length === 0 : error !== undefined;
  return (
    <>
      {first.length > 0 && isAlone && show([])}
      <PagedList
        list={list}
        address={address}
        texts={texts}
        name={isScreen ? undefined : title}
        status={
          shown?.search !== '' &&
          shown !== undefined &&
          isCurrent &&
          texts.found(shown.totalItems, shown.partial === true)
        }
        skeleton={props.skeleton}
        empty={({ search }) =>
          search ? (
            <EmptyState
              isInSection={!isScreen}
              drawing="scarecrow"
              title={nothing.title}
              text={nothing.text(search)}
            >
              <LinkButton to={elsewhere?.(search) ?? address.hrefOf(1, '')}>{nothing.action}</LinkButton>
            </EmptyState>
          ) : (
            first.length === 0 && <EmptyState isInSection={!isScreen} drawing="sprout" {...empty} />
          )
        }
      >
        {show}
      </PagedList>
    </>
  );
}
