import type { ReactNode } from 'react';
import { FileLink } from './file-link.tsx';
import { messages } from './messages.ts';
import { kindOf, type StoredFile, typeAndSize, typeOfFile } from './stored-file.ts';
import './file-card.css';

interface FileCardProps {
  /** Without one there is nothing to open. */
  file: StoredFile | undefined;
  /** Whether a smaller version of the picture stands above. @default false */
  hasSmaller?: boolean;
  /** What else one can do with what it belongs to. */
  children?: ReactNode;
}

/** What a file is and how large, the way to open it, and what belongs to it. */
export function FileCard({ file, hasSmaller, children }: FileCardProps) {
  return (
    <section className="file-card" aria-label={messages.file}>
      {file && (
        <>
          <div className="file-card-what">
            <span className="file-card-type" aria-hidden="true">
              {typeOfFile({ file, filename: file.filename })}
            </span>
            <p>
              <b>{messages.kinds[kindOf(file)]}</b>
              <span className="soft">{typeAndSize(file)}</span>
            </p>
          </div>
          <FileLink file={file} hasSmaller={hasSmaller ?? false} />
        </>
      )}
      {children}
    </section>
  );
}
