import { Film, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { Button } from '#web/components/buttons/button.tsx';
import { FieldError } from '#web/components/form/field.tsx';
import { FileButton } from '#web/components/form/file-picker.tsx';
import { Skeleton } from '#web/components/state/skeleton.tsx';
import { VIDEO_TYPES } from '#web/lib/media/video-types.ts';
import type { Chosen } from '#web/parts/editor/draft/draft.ts';
import { messages } from '#web/parts/editor/messages.ts';
import { usePieceKind } from '#web/parts/editor/piece-kind.ts';
import { FileLine } from './file-lines.tsx';
import { Shrinking } from './shrinking.tsx';

interface VideoFileFieldProps {
  label: string;
  chosen: Chosen | undefined;
  hasFile: boolean;
  /** Whether a stored one stays. */
  isStored: boolean;
  isReady: boolean;
  isLocked: boolean;
  error: string | undefined;
  onChoose: (file: File) => void;
  onRemove: () => void;
  /** The share of a large video that is made smaller, from 0 to 1; undefined when none is. */
  shrunk: number | undefined;
  /** Sends it as it was chosen. */
  onStop: () => void;
}

/** A video by its name, or the button to choose one instead of a link. */
export function VideoFileField(props: VideoFileFieldProps) {
  const { label, chosen, hasFile, isStored, isReady, isLocked, error, onChoose, onRemove } = props;
  const { shrunk, onStop } = props;
  const { replace, replaceOf, remove, removeOf, actionOf } = messages.editor;
  const onFiles = ([first]: File[]) => first && onChoose(first);
  const { video } = usePieceKind().texts;
  const isUploaded = chosen?.upload !== undefined;
  const hasSource = chosen ? hasFile || isUploaded || isLocked : isStored;
  const id = useId();
  const input = {
    small: true,
    icon: <Film />,
    accept: VIDEO_TYPES,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? id : undefined,
    onFiles,
  } as const;

  if (chosen && !isReady) return <Skeleton shape="line" width={70} />;
  return (
    <div className="field">
      {!hasSource && (
        <div>
          <FileButton
            {...input}
            aria-label={chosen ? replaceOf(label) : actionOf(label, messages.files.choose)}
          >
            {chosen ? replace : messages.files.orChoose}
          </FileButton>
        </div>
      )}
      {hasSource && (
        <>
          <span className="text-sm strong">{label}</span>
          {chosen ? (
            <FileLine
              name={chosen.name}
              bytes={chosen.bytes}
              word={isUploaded ? messages.files.uploaded : undefined}
            />
          ) : (
            <FileLine name={video} />
          )}
          {chosen && shrunk !== undefined && (
            <Shrinking name={chosen.name} percent={Math.floor(shrunk * 100)} onStop={onStop} />
          )}
          {!isLocked && shrunk !== 1 && (
            <div className="cluster gap-2">
              <FileButton {...input} aria-label={replaceOf(label)}>
                {replace}
              </FileButton>
              <Button small variant="plain" icon={<Trash2 />} aria-label={removeOf(label)} onClick={onRemove}>
                {remove}
              </Button>
            </div>
          )}
        </>
      )}
      {error && <FieldError id={id} text={error} />}
    </div>
  );
}
