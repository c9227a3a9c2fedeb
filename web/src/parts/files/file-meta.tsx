import type { ReactNode } from 'react';
import { Meta } from '#web/components/content/meta.tsx';
import { formatSize } from '#web/lib/format/format-size.ts';
import { type AttachedFile, typeOfFile } from './stored-file.ts';

/** Facts of a thing, of which each child is one, then what its file is and how large: `Articles • PDF • 2.4 MB`. */
export function FileMeta({ of, children }: { of: AttachedFile; children: ReactNode }) {
  const type = typeOfFile(of);
  return (
    <Meta>
      {children}
      {type && <span>{type}</span>}
      {of.file && <span>{formatSize(of.file.size)}</span>}
    </Meta>
  );
}
