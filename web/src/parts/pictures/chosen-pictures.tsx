import { ImagePlus, X } from 'lucide-react';
import { IconButton } from '#web/components/buttons/icon-button.tsx';
import { FileButton } from '#web/components/form/file-picker.tsx';
import { FormError } from '#web/components/form/form-error.tsx';
import { PICTURE_TYPES } from '#web/lib/media/picture-types.ts';
import { useBlobUrl } from '#web/lib/media/use-blob-url.ts';
import { messages } from './messages.ts';
import type { ChosenPictures as Chosen } from './use-chosen-pictures.ts';
import './chosen-pictures.css';

/** What was chosen, each with a way to leave it out, and what was wrong with the last choice. */
export const ChosenPictures = ({ pictures: { files, error, remove } }: { pictures: Chosen }) => (
  <>
    {files.length > 0 && (
      <ul className="chosen-pictures">
        {files.map((file, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one picture may be chosen twice
          <li key={`${index}/${file.name}`}>
            <ChosenPicture file={file} onRemove={() => remove(file)} />
          </li>
        ))}
      </ul>
    )}
    {error && <FormError>{error}</FormError>}
  </>
);

interface AddPicturesProps {
  pictures: Chosen;
  /** Whether several may be chosen at once. */
  multiple?: boolean;
  children: string;
}

/** The button that chooses them. */
export const AddPictures = ({ pictures, multiple = false, children }: AddPicturesProps) => (
  <FileButton
    icon={<ImagePlus />}
    accept={PICTURE_TYPES}
    multiple={multiple}
    busy={pictures.isBusy}
    disabled={pictures.isFull}
    onFiles={(files) => void pictures.add(files)}
  >
    {children}
  </FileButton>
);

function ChosenPicture({ file, onRemove }: { file: File; onRemove: () => void }) {
  const url = useBlobUrl(file);
  return (
    <>
      {url && <img src={url} alt={file.name} />}
      <IconButton label={messages.remove(file.name)} icon={<X />} onClick={onRemove} />
    </>
  );
}
