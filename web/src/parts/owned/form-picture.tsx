import { Picture, type PictureSource } from '#web/components/content/picture.tsx';
import { FilePicker } from '#web/components/form/file-picker.tsx';
import { RemovePicture } from '#web/components/form/remove-picture.tsx';
import { PICTURE_TYPES } from '#web/lib/media/picture-types.ts';
import { useBlobUrl } from '#web/lib/media/use-blob-url.ts';
import type { KeptFile } from './use-form-file.ts';

const texts = {
  optional: '(optional)',
  drop: 'Drop an image here, or',
  choose: 'choose a file',
  preparing: 'Preparing the picture...',
  preview: 'The chosen picture',
};

interface FormPictureProps {
  label: string;
  /** @default that it may be left out */
  note?: string;
  /** What stands before 'choose a file'. */
  drop?: string;
  picture: KeptFile;
  /** What is there already, and the drawing where there is none. */
  stored: PictureSource;
  /** Whether nothing is there yet: then nothing is shown before a choice. */
  isNew?: boolean;
  /** Of what is shown: its shape. */
  className: string;
  /** Why it was refused. */
  error?: string | undefined;
}

/** Drop a picture, or choose one; shown as it will be seen. */
export function FormPicture({ label, drop = texts.drop, picture, ...look }: FormPictureProps) {
  const { note = texts.optional, stored, isNew = false, className, error } = look;
  const url = useBlobUrl(picture.file);
  const src = url ?? (picture.isGoing ? undefined : stored.src);
  return (
    <div>
      <FilePicker
        label={label}
        note={note}
        hint={drop}
        action={texts.choose}
        accept={PICTURE_TYPES}
        busy={picture.isBusy && texts.preparing}
        error={picture.error ?? error}
        preview={
          (url || !isNew) && (
            <Picture {...stored} src={src} alt={url ? texts.preview : ''} className={className} />
          )
        }
        onFiles={([file]) => file && void picture.choose(file)}
      />
      <RemovePicture
        state={picture.isGoing && !url ? 'going' : src ? 'there' : 'none'}
        onRemove={picture.remove}
        onPutBack={picture.putBack}
      />
    </div>
  );
}
