import type { ReactNode } from 'react';
import { Button } from '#web/components/buttons/button.tsx';
import { Meta } from '#web/components/content/meta.tsx';
import { List, ListRow } from '#web/components/list/list.tsx';
import { EmptyState } from '#web/components/state/empty-state.tsx';
import { breakpoints } from '#web/lib/breakpoints.ts';
import { useMedia } from '#web/lib/use-media.ts';
import { FileMeta } from '#web/parts/files/file-meta.tsx';
import { FilePicture } from '#web/parts/files/file-picture.tsx';
import { pageOf } from '#web/parts/lists/page-of.ts';
import { PagedList } from '#web/parts/lists/paged-list.tsx';
import type { ListAddress } from '#web/parts/lists/use-list-address.ts';
import { messages as all } from '../messages.ts';
import { CollectionsButton } from './collections-button.tsx';
import { messages } from './messages.ts';
import type { CollectionFile } from './use-collections.ts';
import './collections.css';

interface CollectionFilesProps {
  files: readonly CollectionFile[];
  address: ListAddress;
  /** Shown where there are no files at all. */
  empty: ReactNode;
}

/** The files of a collection, page by page, or those of them that are searched for. */
export function CollectionFiles({ files, address, empty }: CollectionFilesProps) {
  const isWide = useMedia(breakpoints.list);
  const { search, onSearch } = address;
  const list = pageOf(files, address);
  const { nothing } = messages;
  return (
    <PagedList
      list={list}
      address={address}
      texts={messages}
      status={search !== '' && messages.found(list.shown?.totalItems ?? 0)}
      skeleton={null}
      empty={() =>
        search ? (
          <EmptyState drawing="scarecrow" title={nothing.title} text={nothing.text}>
            <Button onClick={() => onSearch('')}>{nothing.action}</Button>
          </EmptyState>
        ) : (
          empty
        )
      }
    >
      {(items, frame) => (
        <div {...frame} className="collections-files">
          <List label={messages.files}>
            {items.map((file) => (
              <ListRow
                key={file.id}
                title={file.title}
                lead={<FilePicture of={file} />}
                meta={<Facts file={file} />}
              >
                <CollectionsButton title={file.title} isCompact={!isWide} />
              </ListRow>
            ))}
          </List>
        </div>
      )}
    </PagedList>
  );
}

function Facts({ file }: { file: CollectionFile }) {
  if (!file.resourceType) return <Meta>{messages.addedHere}</Meta>;
  return (
    <FileMeta of={file}>
      <span>{all.sections[file.resourceType]}</span>
    </FileMeta>
  );
}
