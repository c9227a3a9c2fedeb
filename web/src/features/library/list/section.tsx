import { type ReactNode, useId } from 'react';
import type { ResourceType } from '#contract/resources.ts';
import { PagedList } from '#web/parts/lists/paged-list.tsx';
import type { ListAddress } from '#web/parts/lists/use-list-address.ts';
import type { ListPage } from '#web/parts/lists/use-page.ts';
import { messages as all } from '../messages.ts';
import { messages } from './messages.ts';
import { NothingFound } from './no-resources.tsx';
import { type Listed, ResourcesSkeleton } from './resource-item.tsx';
import './section.css';

interface SectionProps<Item> {
  section: ResourceType;
  list: ListPage<Item>;
  address: ListAddress;
  /** What stands before the list's first item. */
  first?: readonly ReactNode[];
  /** Why there is nothing, where nothing is searched for. */
  empty: ReactNode;
  children: (item: Item, isOnly: boolean) => ReactNode;
}

/** Articles or videos, page by page, with a heading that says how many there are. */
export function Section<Item extends Listed>(props: SectionProps<Item>) {
  const { section, list, address, first = [], empty, children } = props;
  const { shown, isCurrent, error } = list;
  const name = all.sections[section];
  const id = useId();
  // They come with the list, at the top of it; where there is none, alone.
  const isAlone = shown ? shown.items.length === 0 : error !== undefined;
  return (
    <section className="resource-section" aria-labelledby={id}>
      <div className="resource-section-top">
        <h2 id={id}>{name}</h2>
        {shown && <p>{messages.count(shown.totalItems)}</p>}
      </div>
      {first.length > 0 && isAlone && <ul className="resource-list">{first}</ul>}
      <PagedList
        list={list}
        address={address}
        name={name}
        texts={{ ...messages, failed: messages.failed(name) }}
        status={
          shown?.search !== '' &&
          shown !== undefined &&
          isCurrent &&
          messages.found(section, shown.totalItems, shown.partial === true)
        }
        skeleton={<ResourcesSkeleton />}
        empty={({ search }) =>
          search ? (
            <NothingFound {...{ section, search }} to={address.hrefOf(1, '')} />
          ) : (
            first.length === 0 && empty
          )
        }
      >
        {(items, frame) => (
          <ul {...frame} className="resource-list">
            {first}
            {items.map((item) => children(item, items.length === 1))}
          </ul>
        )}
      </PagedList>
    </section>
  );
}
