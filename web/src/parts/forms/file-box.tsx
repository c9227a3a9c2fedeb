import type { ReactNode } from 'react';
import { fileType } from '#web/lib/format/file-type.ts';
import './file-box.css';

interface FileFactsProps {
  name: string;
  /** How large it is, or how far it has come. */
  size: string;
}

/** What a file is, and how it is called. */
export function FileFacts({ name, size }: FileFactsProps) {
  return (
    <>
      <span className="file-type" aria-hidden="true">
        {fileType(name)}
      </span>
      <div className="file-words">
        <b>{name}</b>
        <span className="soft num">{size}</span>
      </div>
    </>
  );
}

interface FileBoxProps extends FileFactsProps {
  /** What one can do with it. */
  act: ReactNode;
  /** What there is to say of it. */
  children: ReactNode;
}

/** A file on its way. */
export function FileBox({ name, size, act, children }: FileBoxProps) {
  return (
    <div className="file-box">
      <div className="file-row">
        <FileFacts name={name} size={size} />
        {act}
      </div>
      {children}
    </div>
  );
}
