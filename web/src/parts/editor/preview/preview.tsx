import { useEffect, useRef, useState } from 'react';
import type { Draft, Files } from '#web/parts/editor/draft/draft.ts';
import { messages } from '#web/parts/editor/messages.ts';
import { usePieceKind } from '#web/parts/editor/piece-kind.ts';
import { shownPiece } from './shown-piece.ts';
import '#web/parts/editor/editing/editor.css';

interface PreviewProps {
  draft: Draft;
  files: Files;
  /** The file cannot be shown. */
  onClose: () => void;
}

/** The piece as its readers will see it, with the files that are on this device alone. */
export function Preview({ draft, files }: PreviewProps) {
  const { Article } = usePieceKind();
  const urls = useBlobUrls(files);
  const box = useRef<HTMLElement>(null);
  const isReady = urls !== undefined;

  useEffect(() => {
    if (!isReady) return;
    window.scrollTo(0, 0);
    box.current?.focus({ preventScroll: true });
  }, [isReady]);

  return (
    <section ref={box} tabIndex={-1} className="piece-preview" aria-label={messages.editor.preview}>
      {urls && <Article piece={shownPiece(draft, urls)} />}
    </section>
  );
}

/** `useBlobUrl` for many files, by their names. */
function useBlobUrls(files: Files): Readonly<Record<string, string>> | undefined {
  const [urls, setUrls] = useState<Readonly<Record<string, string>>>();
  useEffect(() => {
    const made = Object.fromEntries(
      Object.entries(files).map(([name, file]) => [name, URL.createObjectURL(file)]),
    );
    setUrls(made);
    return () => {
      setUrls(undefined);
      for (const url of Object.values(made)) URL.revokeObjectURL(url);
    };
  }, [files]);
  return urls;
}
