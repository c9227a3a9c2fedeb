import { RefreshCw, Trash2, Undo2, Upload } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Button } from '#web/components/buttons/button.tsx';
import { IconButton } from '#web/components/buttons/icon-button.tsx';
import { FieldError } from '#web/components/form/field.tsx';
import { BusyWords, FileButton, useDropTarget } from '#web/components/form/file-picker.tsx';
import { fileType } from '#web/lib/format/file-type.ts';
import { formatSize } from '#web/lib/format/format-size.ts';
import { messages } from './messages.ts';
import type { ChosenFile } from './use-form-file.ts';
import './file-box.css';

interface FormFileProps {
  label: string;
  note: string;
  file: ChosenFile;
  /** The stored file; its size in bytes. */
  stored: { readonly name: string; readonly size: number } | undefined;
  error: string | undefined;
  onChoose: (file: File) => void;
}

/** Drop a file, or choose one; then its name, and ways to replace or remove it. */
export function FormFile({ label, note, file, stored, error, onChoose }: FormFileProps) {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const [isOneOfMany, setOneOfMany] = useState(false);
  const choose = ([first, ...others]: File[]) => {
    setOneOfMany(others.length > 0);
    if (first) onChoose(first);
  };
  const { isOver, target } = useDropTarget(choose);
  const isGoing = file.isGoing && !file.file;
  const shown = file.file ?? (isGoing ? undefined : stored);
  const texts = messages.file;
  const Icon = shown ? RefreshCw : Upload;
  const remove = () => {
    file.remove();
    // The button that was pressed disappears with it.
    input.current?.focus();
  };
  return (
    <div className="field">
      <span className="text-sm strong">
        {label} <span className="opt num">{note}</span>
      </span>
      {/* One element for both, so that the button keeps the focus. */}
      <div className={shown ? 'file-box stack gap-3' : undefined}>
        <div
          {...target}
          className={`${shown ? 'cluster gap-2-3' : 'drop file-drop'}${isOver ? ' is-over' : ''}`}
        >
          <BusyWords className="drop-busy">{file.isBusy && texts.reading}</BusyWords>
          {!file.isBusy && shown && <FileFacts name={shown.name} size={formatSize(shown.size)} />}
          {!file.isBusy && !shown && (
            <p className={isGoing ? 'file-going' : undefined}>{isGoing ? texts.going : texts.drop}</p>
          )}
          <FileButton
            ref={input}
            small={shown !== undefined}
            icon={<Icon />}
            aria-label={`${label}: ${shown ? texts.replace : texts.choose}`}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? id : undefined}
            onFiles={choose}
          >
            {shown ? texts.replace : texts.choose}
          </FileButton>
          {shown && !file.isBusy && (
            <IconButton label={texts.remove(shown.name)} icon={<Trash2 />} onClick={remove} />
          )}
          {isGoing && !file.isBusy && (
            <Button
              variant="plain"
              icon={<Undo2 />}
              onClick={() => {
                file.putBack();
                input.current?.focus();
              }}
            >
              {texts.putBack}
            </Button>
          )}
        </div>
      </div>
      {error && <FieldError id={id} text={error} />}
      <p className="soft" role="status">
        {isOneOfMany && !error && texts.oneOfMany}
      </p>
    </div>
  );
}

interface FileFactsProps {
  name: string;
  size: string;
}

export const FileFacts = ({ name, size }: FileFactsProps) => (
  <>
    <span className="file-type text-xs strong" aria-hidden="true">
      {fileType(name)}
    </span>
    <div className="file-words text-sm">
      <b>{name}</b>
      <span className="soft num">{size}</span>
    </div>
  </>
);
