import type { ReactNode } from 'react';
import { FilePicker } from '#web/components/form/file-picker.tsx';
import { RemovePicture } from '#web/components/form/remove-picture.tsx';
import { PICTURE_TYPES } from '#web/lib/media/picture-types.ts';
import { useBlobUrl } from '#web/lib/media/use-blob-url.ts';
import { messages } from './messages.ts';
import type { ChosenFile } from './use-form-file.ts';

const texts = messages.picture;

interface FormPictureProps {
  label: string;
  /** Before 'choose a file'. */
  drop?: string;
  picture: ChosenFile;
  /** Address of the stored picture. */
  stored: string | undefined;
  /** Whether there is none yet: then nothing is shown before a choice. */
  isNew?: boolean;
  /** The picture as it will be seen; `src` is undefined without one. */
  show: (src: string | undefined, alt: string) => ReactNode;
  error?: string | undefined;
}

/** Drop a picture, or choose one; shown as it will be seen. */
export function FormPicture({ label, drop = texts.drop, picture, ...look }: FormPictureProps) {
  const { stored, isNew = false, show, error } = look;
  const url = useBlobUrl(picture.file);
  const src = url ?? (picture.isGoing ? undefined : stored);
  return (
    <div>
      <FilePicker
        label={label}
        note={texts.optional}
        hint={drop}
        action={texts.choose}
        accept={PICTURE_TYPES}
        busy={picture.isBusy && texts.preparing}
        error={picture.error ?? error}
        preview={(url || !isNew) && show(src, url ? texts.preview : '')}
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
