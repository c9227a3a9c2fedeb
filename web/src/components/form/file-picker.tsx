import { type ComponentProps, type DragEvent, type ReactNode, useId, useState } from 'react';
import { type ButtonLook, buttonClass, Faces } from '#web/components/buttons/button.tsx';
import { Spinner } from '#web/components/state/spinner.tsx';
import { FieldError } from './field.tsx';
import { messages } from './messages.ts';
import './file-picker.css';

interface FileInputProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange'> {
  onFiles: (files: File[]) => void;
}

/** The value is emptied so that the same file may be chosen twice in a row. */
const FileInput = ({ onFiles, ...input }: FileInputProps) => (
  <input
    {...input}
    type="file"
    className="vh"
    onChange={({ target }) => {
      const files = [...(target.files ?? [])];
      target.value = '';
      if (files.length > 0) onFiles(files);
    }}
  />
);

/** Looks like a button and opens the device's own file chooser. Busy with the file, it is as wide as before. */
export function FileButton({
  variant,
  small,
  icon,
  busy,
  children,
  ...input
}: FileInputProps & ButtonLook & { icon?: ReactNode; busy?: boolean; children: string }) {
  const id = useId();
  return (
    <label htmlFor={id} className={buttonClass({ variant, small }, 'file-button ring-inside')}>
      <FileInput
        aria-label={children}
        {...input}
        id={id}
        aria-busy={busy}
        disabled={input.disabled || busy}
      />
      <Faces icon={icon} busy={busy} busyText={messages.preparing}>
        {children}
      </Faces>
    </label>
  );
}

interface FilePickerProps extends FileInputProps {
  label: string;
  /** Marks an optional file. */
  note?: string;
  /** Before the words that open the chooser, such as 'Drop a picture here, or'. */
  hint: string;
  action: string;
  /** A preview of the choice, before the words. */
  preview?: ReactNode;
  error?: string | undefined;
  busy?: string | false;
}

/** A place to drop a file on, or to choose one from. */
export function FilePicker(props: FilePickerProps) {
  const { label, note, hint, action, preview, error, busy = false, ...input } = props;
  const id = useId();
  const choose = (files: File[]) => {
    if (files.length > 0 && !input.disabled && !busy) input.onFiles(files);
  };
  const { isOver, target } = useDropTarget(choose);

  return (
    <div className="field">
      <span className="text-sm strong" id={`${id}-name`}>
        {label} {note && <span className="opt">{note}</span>}
      </span>
      <div {...target} className={isOver ? 'drop is-over' : 'drop'}>
        {preview}
        <div className="drop-words fill">
          <p className={busy ? 'drop-off' : undefined}>
            {hint}{' '}
            <label htmlFor={`${id}-input`} className="link ring-inside">
              <FileInput
                {...input}
                onFiles={choose}
                id={`${id}-input`}
                aria-label={`${label}: ${action}`}
                aria-disabled={busy !== false || undefined}
                aria-invalid={error ? true : undefined}
                aria-describedby={error ? `${id}-error` : undefined}
              />
              {action}
            </label>
          </p>
          <BusyWords className="drop-busy">{busy}</BusyWords>
        </div>
      </div>
      {error && <FieldError id={`${id}-error`} text={error} />}
    </div>
  );
}

/** A place to drop files on. */
export function useDropTarget(onFiles: (files: File[]) => void) {
  const [isOver, setOver] = useState(false);
  return {
    isOver,
    target: {
      onDragOver(event: DragEvent): void {
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop(event: DragEvent): void {
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      },
    },
  };
}

interface BusyWordsProps {
  className: string;
  /** What is under way; absent while nothing is. */
  children: ReactNode;
}

/**
 * A line about work under way. Its live region is there before it has words: most readers ignore a region that appears
 * together with its words.
 */
export const BusyWords = ({ className, children }: BusyWordsProps) => (
  <>
    <span className="vh" role="status">
      {children}
    </span>
    {children && (
      <p className={className} aria-hidden="true">
        <Spinner /> {children}
      </p>
    )}
  </>
);
