import { ImageUp, Trash2 } from 'lucide-react';
import { Button } from '#web/components/button.tsx';
import { FieldError } from '#web/components/field.tsx';
import { FileButton, FilePicker } from '#web/components/file-picker.tsx';
import { Skeleton } from '#web/components/skeleton.tsx';
import { PICTURE_TYPES } from '#web/lib/picture-types.ts';
import { useBlobUrl } from '#web/lib/use-blob-url.ts';
import type { Size } from './draft.ts';
import { messages } from './messages.ts';

import './picture-field.css';

interface PictureFieldProps {
  label: string;
  note?: string;
  /** Absent: none is chosen. */
  size: Size | undefined;
  file: File | undefined;
  /** False while kept pictures are still being read. */
  isReady: boolean;
  isBusy: boolean;
  error: string | undefined;
  /** Whether it is saved, or may be: then it stays as it is. */
  isLocked: boolean;
  /** `cover` cuts the preview to the cover's shape. */
  shape: 'cover' | 'photo';
  onChoose: (file: File) => void;
  onRemove?: () => void;
}

/** A chosen picture with ways to change it, or the place to choose one. */
export function PictureField(props: PictureFieldProps) {
  const { label, note, size, file, isReady, isBusy, error, isLocked, shape, onChoose, onRemove } = props;
  const url = useBlobUrl(file);
  const texts = messages.editor;
  const busy = isBusy && texts.preparing;
  const choose = ([chosen]: File[]) => chosen && onChoose(chosen);

  if (size && !isReady) return <Skeleton shape="picture" className={`picture-${shape} picture-wait`} />;
  if (!size || (!file && !isLocked))
    return (
      <FilePicker
        label={label}
        {...(note && { note })}
        hint={texts.drop}
        action={texts.choose}
        accept={PICTURE_TYPES}
        busy={busy}
        error={error}
        onFiles={choose}
      />
    );
  return (
    <div className="picture-field">
      {url && (
        <img className={`picture-${shape}`} src={url} alt={label} width={size.width} height={size.height} />
      )}
      {!isLocked && (
        <div className="picture-acts">
          <FileButton
            small
            icon={<ImageUp className="icon" aria-hidden="true" />}
            accept={PICTURE_TYPES}
            aria-label={`${texts.replace}: ${label}`}
            busy={busy}
            onFiles={choose}
          >
            {texts.replace}
          </FileButton>
          {onRemove && (
            <Button
              small
              variant="plain"
              icon={<Trash2 className="icon" aria-hidden="true" />}
              aria-label={`${texts.remove}: ${label}`}
              onClick={onRemove}
            >
              {texts.remove}
            </Button>
          )}
        </div>
      )}
      {error && <FieldError id={`${label}-error`} text={error} />}
    </div>
  );
}
