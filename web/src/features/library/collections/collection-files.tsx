import type { ReactNode } from 'react';
import type { ResourceCard } from '#contract/resources/resources.ts';
import { List, ListRow } from '#web/components/list/list.tsx';
import { SkeletonLines } from '#web/components/state/skeleton.tsx';
import { FileMeta, FilePicture } from '#web/parts/files/file-picture.tsx';
import { PagedList } from '#web/parts/lists/paged-list.tsx';
import type { ListAddress } from '#web/parts/lists/use-list-address.ts';
import type { ListPage } from '#web/parts/lists/use-page.ts';
import { messages as all } from '../messages.ts';
import { messages } from './messages.ts';
import './collection-files.css';

interface CollectionFilesProps {
  list: ListPage<ResourceCard>;
  address: ListAddress;
  empty: ReactNode;
  /** What is done with a file. */
  children: (file: ResourceCard) => ReactNode;
}

/** Files, page by page, as rows. */
export const CollectionFiles = ({ list, address, empty, children }: CollectionFilesProps) => (
  <PagedList
    list={list}
    address={address}
    texts={messages}
    skeleton={<SkeletonLines of={['line 70', 'line 40', 'line 70', 'line 40']} />}
    empty={() => empty}
  >
    {(items, frame) => (
      <div className="collections-files">
        <List {...frame} label={messages.files}>
          {items.map((file) => (
            <ListRow
              key={file.id}
              title={file.title}
              to={`/library/${file.id}`}
              lead={<FilePicture of={file} />}
              meta={
                <FileMeta of={file}>
                  <span>{all.sections[file.resourceType]}</span>
                </FileMeta>
              }
            >
              {children(file)}
            </ListRow>
          ))}
        </List>
      </div>
    )}
  </PagedList>
);
