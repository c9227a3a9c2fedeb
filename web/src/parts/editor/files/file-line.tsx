import { FileVideo } from 'lucide-react';
import { messages } from '#web/parts/editor/messages.ts';
import './file-line.css';

/** A file that has no picture to show: its name, and what there is to say of it. */
export function FileLine({ name, bytes, word }: { name: string; bytes?: number; word?: string | undefined }) {
  return (
    <p className="file-line">
      <FileVideo className="icon" aria-hidden="true" />
      <span>{name}</span>
      {bytes !== undefined && <span className="soft">{messages.files.size(bytes)}</span>}
      {word && <span className="soft">{word}</span>}
    </p>
  );
}
