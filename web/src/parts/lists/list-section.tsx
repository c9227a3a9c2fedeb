import { type ReactNode, useId } from 'react';
import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { EmptyState } from '#web/components/state/empty-state.tsx';
import { PagedList } from './paged-list.tsx';
import type { ListAddress } from './use-list-address.ts';
import type { ListPage } from './use-page.ts';
import './list-section.css';

interface ListSectionProps<Item> {
  title: string;
  list: ListPage<Item>;
  address: Pick<ListAddress, 'page' | 'hrefOf'>;
  texts: {
    readonly loading: string;
    readonly failed: string;
    readonly partial: string;
    /** Beside the title. */
    readonly count: (count: number) => string;
    readonly found: (count: number, isPartial: boolean) => string;
    readonly nothing: {
      readonly title: string;
      readonly text: (search: string) => string;
      readonly action: string;
    };
  };
  /** A link, at the end of the heading's line. */
  end?: ReactNode;
  /** What stands before the list's first item. */
  first?: readonly ReactNode[];
  /** In the sizes of a page. */
  skeleton: ReactNode;
  /** Why there is nothing, where nothing is searched for. */
  empty: ReactNode;
  /** Of the list. */
  className: string;
  children: (item: Item, isOnly: boolean) => ReactNode;
}

/** One of several lists on a screen, with a heading that says how many there are: it loads, fails and is empty by itself. */
export function ListSection<Item>(props: ListSectionProps<Item>) {
  const { title, list, address, texts, end, first = [], skeleton, empty, className, children } = props;
  const { shown, isCurrent, error } = list;
  const { nothing } = texts;
  const id = useId();
  // They come with the list, at the top of it; where there is none, alone.
  const isAlone = shown ? shown.items.length === 0 : error !== undefined;
  return (
    <section className={shown || error ? 'list-section' : 'list-section is-coming'} aria-labelledby={id}>
      <div className="list-section-top">
        <h2 id={id}>{title}</h2>
        {shown && <p>{texts.count(shown.totalItems)}</p>}
        {end}
      </div>
      {first.length > 0 && isAlone && <ul className={className}>{first}</ul>}
      <PagedList
        list={list}
        address={address}
        name={title}
        texts={texts}
        status={
          shown?.search !== '' &&
          shown !== undefined &&
          isCurrent &&
          texts.found(shown.totalItems, shown.partial === true)
        }
        skeleton={skeleton}
        empty={({ search }) =>
          search ? (
            <EmptyState isInSection drawing="scarecrow" title={nothing.title} text={nothing.text(search)}>
              <LinkButton to={address.hrefOf(1, '')}>{nothing.action}</LinkButton>
            </EmptyState>
          ) : (
            first.length === 0 && empty
          )
        }
      >
        {(items, frame) => (
          <ul {...frame} className={className} aria-labelledby={id}>
            {first}
            {items.map((item) => children(item, items.length === 1))}
          </ul>
        )}
      </PagedList>
    </section>
  );
}
