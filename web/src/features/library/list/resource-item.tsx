import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import type { ResourceCard } from '#contract/resources/resources.ts';
import { HiddenBadge } from '#web/components/content/badge.tsx';
import { Skeleton } from '#web/components/state/skeleton.tsx';
import { breakpoints } from '#web/lib/breakpoints.ts';
import { useMedia } from '#web/lib/use-media.ts';
import { CollectionsButton } from '#web/parts/collections/collections-button.tsx';
import { FileMeta, FilePicture } from '#web/parts/files/file-picture.tsx';
import type { ListAddress } from '#web/parts/lists/use-list-address.ts';
import { AddToggle } from '../added.tsx';
import { messages } from '../messages.ts';
import './resource-item.css';

/** A level lower than its section's: two of them are on a screen. */
export const PAGE_SIZE = 4;

/** What a list has of a resource; a sample has no more. */
export type Listed = Pick<ResourceCard, 'id' | 'title' | 'resourceType'> &
  Partial<Pick<ResourceCard, 'file' | 'filename' | 'thumbnail' | 'isHidden'>>;

interface ResourceItemProps {
  item: Listed;
  /** Its address; all of it is then the link. */
  link?: Pick<LinkProps, 'to' | 'state'>;
  state?: ReactNode;
  children?: ReactNode;
  menu?: ReactNode;
}

/** One file of the library: a row where there is room, otherwise a card of a grid. */
export const ResourceItem = ({ item, link, state, children, menu }: ResourceItemProps) => (
  <li className="resource-item linked">
    <FilePicture of={item} />
    <div className="resource-text stack gap-2">
      <h3 className="text-lg">
        {link ? (
          <Link className="clamp linked-by linked-ring" {...link}>
            {item.title}
          </Link>
        ) : (
          <span className="clamp">{item.title}</span>
        )}
      </h3>
      <FileMeta of={item}>
        <span>{messages.sections[item.resourceType]}</span>
      </FileMeta>
      {item.isHidden && (
        <p>
          <HiddenBadge />
        </p>
      )}
      {state}
    </div>
    {children && <div className="resource-acts gap-2">{children}</div>}
    {menu && <div className="resource-menu">{menu}</div>}
  </li>
);

/** To the page of a resource, with what the list has of it and the way back. */
export const linkTo = (resource: ResourceCard, { page, hrefOf }: Pick<ListAddress, 'page' | 'hrefOf'>) => ({
  to: `/library/${resource.id}`,
  state: { list: hrefOf(page), resource },
});

interface ResourceActsProps {
  item: Pick<Listed, 'id' | 'title'>;
  isAdded: boolean;
  onToggle: () => void;
}

export function ResourceActs({ item, ...toggle }: ResourceActsProps) {
  const isRow = useMedia(breakpoints.libraryRows);
  return (
    <>
      <AddToggle title={item.title} {...toggle} />
      <CollectionsButton of="library" thing={item} isCompact={!isRow} />
    </>
  );
}

export const ResourcesSkeleton = () => (
  <ul className="resource-list">
    {[1, 2, 3, 4].map((row) => (
      <li key={row} className="resource-item">
        <Skeleton shape="picture" className="file-picture" />
        <div className="resource-text stack gap-2">
          <Skeleton shape="title" width={90} />
          <Skeleton shape="line" width={50} />
        </div>
        <div className="resource-acts gap-2">
          <Skeleton shape="picture" className="resource-sk-act" />
        </div>
      </li>
    ))}
  </ul>
);
