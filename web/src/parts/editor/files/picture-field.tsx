import { ImagePlus, ImageUp, Trash2 } from 'lucide-react';
import type { CSSProperties } from 'react';
import type { UploadFolder } from '#contract/fields/upload-kinds.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { FieldError } from '#web/components/form/field.tsx';
import { FileButton } from '#web/components/form/file-picker.tsx';
import { RemovePicture } from '#web/components/form/remove-picture.tsx';
import { Skeleton } from '#web/components/state/skeleton.tsx';
import { contentUrl } from '#web/lib/config.ts';
import { PICTURE_TYPES } from '#web/lib/media/picture-types.ts';
import { useBlobUrl } from '#web/lib/media/use-blob-url.ts';
import type { Chosen, Shown } from '#web/parts/editor/draft/draft.ts';
import type { Editing } from '#web/parts/editor/editing/use-editing.ts';
import { messages } from '#web/parts/editor/messages.ts';
import { ChooseLine, FileLine } from './file-lines.tsx';
import type { FileChoice } from './use-file-choice.ts';
import './picture-field.css';

interface PictureFieldProps {
  label: string;
  note?: string;
  /** Shown without one. */
  hint?: string;
  editing: Editing;
  choice: FileChoice;
  /** The name of its file on the device. */
  name: string;
  chosen: Chosen | undefined;
  /** The stored picture, unless one is chosen, and its folder on the content host. */
  shown: Shown | undefined;
  folder: UploadFolder;
  error: string | undefined;
  /** Whether it was sent and may have arrived: then it stays as it is. */
  isLocked: boolean;
  /** `cover` cuts the preview to the cover's shape. */
  shape: 'cover' | 'photo';
  /** Whether the picture itself is shown elsewhere. */
  isShownElsewhere?: boolean;
  /** Called with another one, or none. */
  onChosen: (chosen: Chosen | undefined) => void;
  /** For an optional picture: whether there is one after the next save; `set` takes the name of the one to remove. */
  removal?: { isGoing: boolean; set: (name: string | undefined) => void };
}

/** A picture with ways to replace and remove it, or one button to choose one. */
export function PictureField(props: PictureFieldProps) {
  const { label, chosen, shown, isLocked, removal } = props;
  const isGoing = removal?.isGoing === true;
  return (
    <div>
      <PictureOrPicker {...props} shown={isGoing ? undefined : shown} />
      {removal && shown && !chosen && !isLocked && (
        <RemovePicture
          state={isGoing ? 'going' : 'there'}
          of={label}
          onRemove={() => removal.set(shown.name)}
          onPutBack={() => removal.set(undefined)}
        />
      )}
    </div>
  );
}

function PictureOrPicker(props: PictureFieldProps) {
  const { label, note, hint, editing, choice, name, chosen, shown, isLocked, shape, onChosen } = props;
  const file = editing.files[name];
  const isBusy = choice.busy === name;
  const error = choice.refusalOf(name) ?? props.error;
  const url = useBlobUrl(chosen && file);
  const texts = messages.editor;
  const choose = async ([first]: File[]) => {
    const ready = first && (await choice.picture(name, first));
    if (ready) onChosen(ready);
  };
  const stored = shown && { src: contentUrl(props.folder, shown.name), size: shown.size };
  const own = url ? { src: url, size: chosen?.size } : undefined;
  const picture = chosen ? own : stored;
  const size = picture?.size ?? { width: 1280, height: 720 };
  const isElsewhere = chosen && !file && (chosen.upload !== undefined || isLocked);

  if (chosen && !editing.isReady)
    return <Skeleton shape="picture" className={`picture-${shape} picture-wait`} />;
  if (!isElsewhere && (chosen ? !file : !stored))
    return (
      <ChooseLine label={label} note={note} hint={hint} error={error}>
        {(input) => (
          <FileButton
            {...input}
            small
            icon={<ImagePlus />}
            accept={PICTURE_TYPES}
            aria-label={texts.actionOf(label, texts.choose)}
            busy={isBusy}
            onFiles={choose}
          >
            {texts.choose}
          </FileButton>
        )}
      </ChooseLine>
    );
  return (
    <div className="field">
      {shape === 'cover' && (
        <span className="text-sm strong">
          {label} {note && <span className="opt">{note}</span>}
        </span>
      )}
      <div className="picture-field stack gap-3">
        {picture && !props.isShownElsewhere && (
          <img
            className={`picture-${shape}`}
            src={picture.src}
            alt={label}
            {...size}
            style={{ '--width': size.width, '--height': size.height } as CSSProperties}
          />
        )}
        {chosen && isElsewhere && (
          <FileLine name={chosen.name} bytes={chosen.bytes} word={messages.files.uploaded} />
        )}
        {!isLocked && (
          <div className="cluster gap-2">
            <FileButton
              small
              icon={<ImageUp />}
              accept={PICTURE_TYPES}
              aria-label={texts.replaceOf(label)}
              busy={isBusy}
              onFiles={choose}
            >
              {texts.replace}
            </FileButton>
            {props.removal && chosen && (
              <Button
                small
                variant="plain"
                icon={<Trash2 />}
                aria-label={texts.removeOf(label)}
                onClick={() => {
                  editing.forget(name);
                  onChosen(undefined);
                }}
              >
                {texts.remove}
              </Button>
            )}
          </div>
        )}
        {error && <FieldError id={`${label}-error`} text={error} />}
      </div>
    </div>
  );
}
