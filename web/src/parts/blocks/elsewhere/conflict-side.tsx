import type { UploadFolder } from '#contract/upload-kinds.ts';
import { contentUrl } from '#web/lib/config.ts';
import { useBlobUrl } from '#web/lib/media/use-blob-url.ts';
import { type Block, type Chosen, COVER, type Files, type Shown } from '#web/parts/blocks/draft/draft.ts';
import { coverOfVideo } from '#web/parts/blocks/draft/draft-files.ts';
import { messages } from '#web/parts/blocks/messages.ts';
import { usePieceKind } from '#web/parts/blocks/piece-kind.ts';
import type { Conflict, Side } from './conflicts.ts';
import { messages as elsewhere } from './messages.ts';
import { wordsOf } from './set-aside.ts';

/** What one side has of a part that both changed. */
export function ConflictSide({ conflict, side, files }: { conflict: Conflict; side: Side; files: Files }) {
  const { texts, coverFolder } = usePieceKind();
  if (conflict.part === 'title' || conflict.part === 'category' || conflict.part === 'description')
    return <Words text={conflict[side]} />;
  if (conflict.part === 'cover')
    return side === 'mine' ? (
      <Picture file={files[COVER]} chosen={conflict.mine} />
    ) : (
      <Picture shown={conflict.theirs} folder={coverFolder} />
    );
  if (conflict.part === 'order')
    return (
      <ol className="elsewhere-order">
        {conflict[side].map((block) => (
          <li key={block.id}>
            {messages.editor.kinds[block.kind]} <span className="soft">{wordsOf(block).slice(0, 60)}</span>
          </li>
        ))}
      </ol>
    );
  const block = conflict[side];
  return block ? <OneBlock block={block} files={files} /> : <p className="soft">{texts.takenOut}</p>;
}

function OneBlock({ block, files }: { block: Block; files: Files }) {
  const { texts } = usePieceKind();
  if (block.kind === 'text') return <Words text={wordsOf(block)} />;
  if (block.kind === 'photo')
    return (
      <>
        <Picture file={block.file && files[block.id]} chosen={block.file} shown={block.shown} folder="img" />
        {block.isDescribed && <Words text={block.description} />}
      </>
    );
  return (
    <>
      {(block.file || block.shown) && <p>{block.file?.name ?? texts.video}</p>}
      {(block.cover || block.shownCover) && (
        <Picture
          file={block.cover && files[coverOfVideo(block.id)]}
          chosen={block.cover}
          shown={block.shownCover}
          folder="videoCover"
        />
      )}
      <Words text={wordsOf(block)} />
    </>
  );
}

const Words = ({ text }: { text: string }) => <p className="elsewhere-words">{text}</p>;

interface PictureProps {
  chosen?: Chosen | undefined;
  file?: File | undefined;
  shown?: Shown | undefined;
  folder?: UploadFolder;
}

function Picture({ chosen, file, shown, folder = 'img' }: PictureProps) {
  const url = useBlobUrl(chosen && file);
  const src = chosen ? url : shown && contentUrl(folder, shown.name);
  const size = (chosen ?? shown)?.size ?? { width: 1280, height: 720 };
  if (!src) return <p>{chosen?.name ?? elsewhere.changed.none}</p>;
  return <img className="elsewhere-picture" src={src} alt={chosen?.name ?? ''} {...size} />;
}
