import { ImagePlus, ImageUp, Trash2 } from 'lucide-react';
import type { CSSProperties } from 'react';
import { Button } from '#web/components/buttons/button.tsx';
import { FieldError } from '#web/components/form/field.tsx';
import { FileButton } from '#web/components/form/file-picker.tsx';
import { RemovePicture } from '#web/components/form/remove-picture.tsx';
import { Skeleton } from '#web/components/state/skeleton.tsx';
import { PICTURE_TYPES } from '#web/lib/media/picture-types.ts';
import { useBlobUrl } from '#web/lib/media/use-blob-url.ts';
import type { Chosen, Size } from '#web/parts/editor/draft/draft.ts';
import { messages } from '#web/parts/editor/messages.ts';
import { ChooseLine, FileLine } from './file-lines.tsx';
import './picture-field.css';

interface PictureFieldProps {
  label: string;
  note?: string;
  /** What stands there without one. */
  hint?: string;
  /** What was chosen, and its file where the device has it. */
  chosen: Chosen | undefined;
  file: File | undefined;
  /** What the piece shows, unless something is chosen. */
  stored: { src: string; size: Size | undefined } | undefined;
  /** False while kept files are still being read. */
  isReady: boolean;
  isBusy: boolean;
  error: string | undefined;
  /** Whether it was sent and may have arrived: then it stays as it is. */
  isLocked: boolean;
  /** `cover` cuts the preview to the cover's shape. */
  shape: 'cover' | 'photo';
  /** Whether the picture itself is seen elsewhere. */
  isShownElsewhere?: boolean;
  onChoose: (file: File) => void;
  /** Takes back what was chosen. */
  onRemove?: () => void;
  /** Where the stored picture may go: whether it does with the next save, and how that is changed. */
  removal?: { isGoing: boolean; remove: () => void; putBack: () => void };
}

/** A picture with ways to change and remove it, or one button to choose one. */
export function PictureField(props: PictureFieldProps) {
  const { label, chosen, stored, isLocked, removal } = props;
  const isGoing = removal?.isGoing === true;
  return (
    <div>
      <PictureOrPicker {...props} stored={isGoing ? undefined : stored} />
      {removal && stored && !chosen && !isLocked && (
        <RemovePicture
          state={isGoing ? 'going' : 'there'}
          of={label}
          onRemove={removal.remove}
          onPutBack={removal.putBack}
        />
      )}
    </div>
  );
}

function PictureOrPicker(props: PictureFieldProps) {
  const { label, note, hint, chosen, file, stored, isReady, isBusy, error, isLocked, shape, onChoose } =
    props;
  const url = useBlobUrl(chosen && file);
  const texts = messages.editor;
  const choose = ([first]: File[]) => first && onChoose(first);
  const own = url ? { src: url, size: chosen?.size } : undefined;
  const picture = chosen ? own : stored;
  const size = picture?.size ?? { width: 1280, height: 720 };
  const isElsewhere = chosen && !file && (chosen.upload !== undefined || isLocked);

  if (chosen && !isReady) return <Skeleton shape="picture" className={`picture-${shape} picture-wait`} />;
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
        <span className="field-name">
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
            {props.onRemove && chosen && (
              <Button
                small
                variant="plain"
                icon={<Trash2 />}
                aria-label={texts.removeOf(label)}
                onClick={props.onRemove}
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
