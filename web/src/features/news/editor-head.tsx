import { Pencil } from 'lucide-react';
import { Button } from '#web/components/buttons/button.tsx';
import { PageHeader } from '#web/components/page/page-header.tsx';
import { contentUrl } from '#web/lib/config.ts';
import { isCoverGoing } from './block-values.ts';
import { COVER, type Draft } from './draft.ts';
import { changeHead, isLocked } from './draft-changes.ts';
import { messages } from './messages.ts';
import { CategoryLabel } from './news-meta.tsx';
import { PictureField } from './picture-field.tsx';
import type { FileChoice } from './use-file-choice.ts';
import type { NewsEditing } from './use-news-draft.ts';

interface EditorTitleProps {
  draft: Draft;
  isSaving: boolean;
  onChange: () => void;
}

/** Title and category, with the way to change both. */
export function EditorTitle({ draft, isSaving, onChange }: EditorTitleProps) {
  return (
    <div>
      <CategoryLabel name={draft.category} />
      <PageHeader title={draft.title}>
        {!isLocked(draft.news) && (
          <Button
            small
            icon={<Pencil className="icon" aria-hidden="true" />}
            disabled={isSaving}
            onClick={onChange}
          >
            {messages.editor.change}
          </Button>
        )}
      </PageHeader>
    </div>
  );
}

interface EditorCoverProps {
  editing: NewsEditing;
  choice: FileChoice;
  error: string | undefined;
}

export function EditorCover({ editing, choice, error }: EditorCoverProps) {
  const { draft, files, change } = editing;
  const shown = draft.news.stored?.cover;
  const choose = async (file: File) => {
    const cover = await choice.picture(COVER, file);
    if (cover) change((now) => changeHead(now, { cover }));
  };
  const remove = () => {
    editing.forget(COVER);
    change((now) => changeHead(now, { cover: undefined }));
  };
  return (
    <PictureField
      label={messages.editor.cover}
      note={messages.editor.optional}
      shape="cover"
      chosen={draft.cover}
      file={files[COVER]}
      stored={shown && { src: contentUrl('news', shown.name), size: shown.size }}
      isReady={editing.isReady}
      isBusy={choice.busy === COVER}
      error={choice.refusalOf(COVER) ?? error}
      isLocked={isLocked(draft.news)}
      onChoose={choose}
      onRemove={remove}
      removal={{
        isGoing: isCoverGoing(draft, shown),
        remove: () => change((now) => changeHead(now, { withoutCover: shown?.name })),
        putBack: () => change((now) => changeHead(now, { withoutCover: undefined })),
      }}
    />
  );
}
