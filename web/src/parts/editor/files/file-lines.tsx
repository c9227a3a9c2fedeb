import { FileVideo } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { FieldError } from '#web/components/form/field.tsx';
import { messages } from '#web/parts/editor/messages.ts';
import './file-lines.css';

interface ChooseLineProps {
  label: string;
  note?: string | undefined;
  /** Shown while nothing is chosen. */
  hint?: string | undefined;
  error: string | undefined;
  /** The button, given the attributes that connect it with its error. */
  children: (input: {
    'aria-invalid': true | undefined;
    'aria-describedby': string | undefined;
  }) => ReactNode;
}

/** Instead of a file that is not chosen yet: its purpose, and one button. */
export function ChooseLine({ label, note, hint, error, children }: ChooseLineProps) {
  const id = useId();
  return (
    <div className="field">
      <div className="choose-line cluster">
        <div>
          <span className="text-sm strong">
            {label} {note && <span className="opt">{note}</span>}
          </span>
          {hint && <p className="hint">{hint}</p>}
        </div>
        {children({ 'aria-invalid': error ? true : undefined, 'aria-describedby': error ? id : undefined })}
      </div>
      {error && <FieldError id={id} text={error} />}
    </div>
  );
}

/** A file without a picture: its name, and facts. */
export const FileLine = ({
  name,
  bytes,
  word,
}: {
  name: string;
  bytes?: number;
  word?: string | undefined;
}) => (
  <p className="file-line cluster strong gap-1-3">
    <FileVideo />
    <span className="breaks">{name}</span>
    {bytes !== undefined && <span className="breaks soft text-sm">{messages.files.size(bytes)}</span>}
    {word && <span className="breaks soft text-sm">{word}</span>}
  </p>
);
