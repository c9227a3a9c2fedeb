import { Pencil } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#web/components/button.tsx';
import { PageHeader } from '#web/components/page-header.tsx';
import { BlockList } from './block-list.tsx';
import { type Checked, checkDraft, isTooLong, standingProblems } from './check-draft.ts';
import { COVER, changeHead, hasContent, isBegun, isLocked } from './draft.ts';
import { type EditorDialog, EditorDialogs } from './editor-dialogs.tsx';
import { fetchDialogs } from './lazy-dialogs.ts';
import { messages } from './messages.ts';
import { CategoryLabel } from './news-meta.tsx';
import { PictureField } from './picture-field.tsx';
import { MissingPicture } from './save-news.ts';
import { SaveProgress } from './save-progress.tsx';
import type { TitleAndCategory } from './title-form.tsx';
import { useNewsDraft } from './use-news-draft.ts';
import { usePictureChoice } from './use-picture-choice.ts';
import './news-editor.css';

interface NewsEditorProps {
  memberId: string;
  communityId: string;
  /** What a new draft begins with; a kept one comes first. */
  start: TitleAndCategory;
  onSaved: (newsId: string, communityId: string) => void;
  onCancel: () => void;
}

/** Writes a news: cover, blocks, saving that continues where it stopped. */
export function NewsEditor({ memberId, communityId, start, onSaved, onCancel }: NewsEditorProps) {
  const editing = useNewsDraft(memberId, start);
  const { draft, pictures, change } = editing;
  const choice = usePictureChoice(editing.choose);
  const [checked, setChecked] = useState<Checked>();
  const [error, setError] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const [dialog, setDialog] = useState<EditorDialog>();
  const form = useRef<HTMLFormElement>(null);
  const isShown = useShown();
  const texts = messages.editor;
  const isHeadLocked = isLocked(draft.news);

  useEffect(fetchDialogs, []);

  const problems = standingProblems(checked, draft);
  const hasProblems = Object.keys(problems).length > 0;

  useEffect(() => {
    if (checked) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [checked]);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving || choice.busy || !editing.isReady) return;
    const found = checkDraft(draft, pictures);
    setChecked({ draft, problems: found });
    setError(isTooLong(draft) ? texts.tooLong : undefined);
    if (Object.keys(found).length > 0 || isTooLong(draft)) return;

    setSaving(true);
    try {
      const id = await editing.save(communityId);
      if (isShown()) onSaved(id, draft.communityId ?? communityId);
    } catch (cause) {
      setError(cause instanceof MissingPicture ? texts.lostPicture : (cause as Error).message);
      setSaving(false);
    }
  };

  const chooseCover = async (file: File) => {
    const cover = await choice.prepare(COVER, file);
    if (cover) change((now) => changeHead(now, { cover }));
  };
  const removeCover = () => {
    editing.forget(COVER);
    change((now) => changeHead(now, { cover: undefined }));
  };
  const discard = () => {
    editing.discard();
    onCancel();
  };

  return (
    <>
      <form ref={form} className="news-editor" noValidate onSubmit={save}>
        <div>
          <CategoryLabel name={draft.category} />
          <PageHeader title={draft.title}>
            {!isHeadLocked && (
              <Button
                small
                icon={<Pencil className="icon" aria-hidden="true" />}
                disabled={isSaving}
                onClick={() => setDialog('title')}
              >
                {texts.change}
              </Button>
            )}
          </PageHeader>
        </div>
        <fieldset disabled={isSaving}>
          <PictureField
            label={texts.cover}
            note={texts.optional}
            shape="cover"
            size={draft.cover}
            file={pictures[COVER]}
            isReady={editing.isReady}
            isBusy={choice.busy === COVER}
            error={choice.refusalOf(COVER) ?? problems[COVER]?.picture}
            isLocked={isHeadLocked}
            onChoose={chooseCover}
            onRemove={removeCover}
          />
          <BlockList editing={editing} choice={choice} isSaving={isSaving} problems={problems} />
        </fieldset>
        <SaveProgress
          draft={draft}
          isSaving={isSaving}
          error={error ?? (hasProblems ? texts.checkForm : undefined)}
        />
        <div className="editor-acts">
          <Button disabled={isSaving} onClick={() => (hasContent(draft) ? setDialog('discard') : discard())}>
            {texts.cancel}
          </Button>
          <Button type="submit" variant="primary" busy={isSaving} busyText={texts.saving}>
            {isBegun(draft) ? texts.retry : texts.save}
          </Button>
        </div>
      </form>
      {/* Beside the form: what is submitted in a dialog would reach it through React's tree. */}
      <EditorDialogs
        open={dialog}
        draft={draft}
        onClose={() => setDialog(undefined)}
        onTitle={(head) => change((now) => changeHead(now, head))}
        onDiscard={discard}
      />
    </>
  );
}

/** Whether the screen is still there when a save that outlives it comes to its end. */
function useShown(): () => boolean {
  const shown = useRef(false);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);
  return () => shown.current;
}
