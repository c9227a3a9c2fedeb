import { FieldError } from '#web/components/form/field.tsx';
import { GrowingArea } from './growing-area.tsx';
import { messages } from './messages.ts';
import { questionFieldId } from './question-acts.ts';

interface QuestionFieldProps {
  id: string;
  text: string;
  error: string | undefined;
  /** In characters. */
  longest?: number;
  onChange: (text: string) => void;
}

/** In which the question itself is written. */
export function QuestionField({ id, text, error, longest, onChange }: QuestionFieldProps) {
  const fieldId = questionFieldId(id);
  return (
    <div className="field">
      <label htmlFor={fieldId}>{messages.question}</label>
      <GrowingArea
        id={fieldId}
        className="control question-area"
        maxLength={longest}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${fieldId}-error`}
        value={text}
        onChange={({ target }) => onChange(target.value)}
      />
      {error && <FieldError id={`${fieldId}-error`} text={error} />}
    </div>
  );
}
