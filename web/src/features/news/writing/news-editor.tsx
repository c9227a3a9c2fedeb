import { Editor, type EditorProps } from '#web/parts/editor/editing/editor.tsx';
import { PieceKindProvider } from '#web/parts/editor/piece-kind.ts';
import { newsKind } from './news-kind.ts';

/** Writes or changes a news. */
export function NewsEditor(props: EditorProps) {
  return (
    <PieceKindProvider value={newsKind}>
      <Editor {...props} />
    </PieceKindProvider>
  );
}
