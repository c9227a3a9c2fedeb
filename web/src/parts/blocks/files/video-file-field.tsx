import { Film, Trash2 } from 'lucide-react';
import { Button } from '#web/components/buttons/button.tsx';
import { FieldError } from '#web/components/form/field.tsx';
import { FileButton, FilePicker } from '#web/components/form/file-picker.tsx';
import { Skeleton } from '#web/components/state/skeleton.tsx';
import { VIDEO_TYPES } from '#web/lib/media/video-types.ts';
import type { Chosen } from '#web/parts/blocks/draft/draft.ts';
import { messages } from '#web/parts/blocks/messages.ts';
import { usePieceKind } from '#web/parts/blocks/piece-kind.ts';
import { FileLine } from './file-line.tsx';

interface VideoFileFieldProps {
  /** Such as 'Video file: Video 2'. */
  label: string;
  chosen: Chosen | undefined;
  hasFile: boolean;
  /** Whether the piece has one that stays. */
  isStored: boolean;
  isReady: boolean;
  isLocked: boolean;
  error: string | undefined;
  onChoose: (file: File) => void;
  onRemove: () => void;
}

/** A video by its name, or the place to choose one. */
export function VideoFileField(props: VideoFileFieldProps) {
  const { label, chosen, hasFile, isStored, isReady, isLocked, error, onChoose, onRemove } = props;
  const { replace, replaceOf, remove, removeOf, choose } = messages.editor;
  const onFiles = ([first]: File[]) => first && onChoose(first);
  const { texts } = usePieceKind();
  const isUploaded = chosen?.upload !== undefined;

  if (chosen && !isReady) return <Skeleton shape="line" width={70} />;
  if (chosen ? !hasFile && !isUploaded && !isLocked : !isStored)
    return (
      <FilePicker
        label={label}
        hint={messages.video.drop}
        action={choose}
        accept={VIDEO_TYPES}
        error={error}
        onFiles={onFiles}
      />
    );
  return (
    <div className="field">
      <span className="field-name">{label}</span>
      {chosen ? (
        <FileLine
          name={chosen.name}
          bytes={chosen.bytes}
          word={isUploaded ? messages.files.uploaded : undefined}
        />
      ) : (
        <FileLine name={texts.video} />
      )}
      {!isLocked && (
        <div className="picture-acts">
          <FileButton
            small
            icon={<Film className="icon" aria-hidden="true" />}
            accept={VIDEO_TYPES}
            aria-label={replaceOf(label)}
            onFiles={onFiles}
          >
            {replace}
          </FileButton>
          <Button
            small
            variant="plain"
            icon={<Trash2 className="icon" aria-hidden="true" />}
            aria-label={removeOf(label)}
            onClick={onRemove}
          >
            {remove}
          </Button>
        </div>
      )}
      {error && <FieldError id={`${label}-error`} text={error} />}
    </div>
  );
}
