import { contentUrl } from '#web/lib/config.ts';
import { isCoverGoing } from '#web/parts/editor/draft/block-values.ts';
import { COVER } from '#web/parts/editor/draft/draft.ts';
import { changeHead, isLocked } from '#web/parts/editor/draft/draft-changes.ts';
import type { Editing } from '#web/parts/editor/keeping/use-draft.ts';
import { messages } from '#web/parts/editor/messages.ts';
import { usePieceKind } from '#web/parts/editor/piece-kind.ts';
import { PictureField } from './picture-field.tsx';
import type { FileChoice } from './use-file-choice.ts';

interface CoverFieldProps {
  editing: Editing;
  choice: FileChoice;
  error: string | undefined;
}

/** The cover of a piece. */
export function CoverField({ editing, choice, error }: CoverFieldProps) {
  const { draft, files, change } = editing;
  const { coverFolder, texts } = usePieceKind();
  const shown = draft.head.stored?.cover;
  const choose = async (file: File) => {
    const cover = await choice.picture(COVER, file);
    if (cover) change((now) => changeHead(now, { cover }));
  };
  const remove = () => {
    editing.forget(COVER);
    change((now) => changeHead(now, { cover: undefined }));
  };
  return (
    <div className="editor-cover">
      <PictureField
        label={messages.editor.cover}
        hint={texts.coverHint}
        shape="cover"
        chosen={draft.cover}
        file={files[COVER]}
        stored={shown && { src: contentUrl(coverFolder, shown.name), size: shown.size }}
        isReady={editing.isReady}
        isBusy={choice.busy === COVER}
        error={choice.refusalOf(COVER) ?? error}
        isLocked={isLocked(draft.head)}
        onChoose={choose}
        onRemove={remove}
        removal={{
          isGoing: isCoverGoing(draft, shown),
          remove: () => change((now) => changeHead(now, { withoutCover: shown?.name })),
          putBack: () => change((now) => changeHead(now, { withoutCover: undefined })),
        }}
      />
    </div>
  );
}
