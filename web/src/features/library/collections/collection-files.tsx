import type { ReactNode } from 'react';
import { Meta } from '#web/components/content/meta.tsx';
import { List, ListRow } from '#web/components/list/list.tsx';
import { breakpoints } from '#web/lib/breakpoints.ts';
import { useMedia } from '#web/lib/use-media.ts';
import { Collected } from '#web/parts/collections/collections.tsx';
import { FileMeta, FilePicture } from '#web/parts/files/file-picture.tsx';
import type { ListAddress } from '#web/parts/lists/use-list-address.ts';
import { messages as all } from '../messages.ts';
import { CollectionsButton } from './collections-button.tsx';
import { messages } from './messages.ts';
import type { CollectionFile } from './use-collections.ts';
import './collection-files.css';

interface CollectionFilesProps {
  files: readonly CollectionFile[];
  address: ListAddress;
  empty: ReactNode;
}

/** The files of a collection, page by page, or those that a search finds. */
export function CollectionFiles({ files, address, empty }: CollectionFilesProps) {
  const isWide = useMedia(breakpoints.list);
  return (
    <Collected items={files} address={address} texts={messages} empty={empty}>
      {(items, frame) => (
        <div className="collections-files">
          <List {...frame} label={messages.files}>
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
    </Collected>
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
