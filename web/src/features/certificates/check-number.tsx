import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '#web/components/buttons/button.tsx';
import { TextField } from '#web/components/form/field.tsx';
import { messages } from './messages.ts';

const { check: texts } = messages;

interface CheckNumberProps {
  /** Whether it is what the page is for. */
  isFirst?: boolean;
  /** A number that was not found, to be mended. */
  wrong?: string;
}

/** A box for the number of a certificate. */
export function CheckNumber({ isFirst = false, wrong = '' }: CheckNumberProps) {
  const title = useId();
  const [typed, setTyped] = useState(wrong);
  const [error, setError] = useState<string>();
  const navigate = useNavigate();
  const check = (event: FormEvent) => {
    event.preventDefault();
    const number = typed.trim();
    if (number === '') return setError(texts.blank);
    if (number === wrong) return setError(texts.same);
    navigate(`/certificates/${encodeURIComponent(number.slice(0, 64))}`);
  };
  return (
    <section className="stack gap-3 certificate-check" aria-labelledby={title}>
      {isFirst ? (
        <h1 id={title} tabIndex={-1}>
          {texts.title}
        </h1>
      ) : (
        <h2 id={title}>{wrong ? texts.again : texts.another}</h2>
      )}
      <form className="stack gap-3" noValidate onSubmit={check}>
        <TextField
          label={texts.label}
          hint={texts.text}
          error={error}
          value={typed}
          maxLength={64}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={({ target }) => {
            setTyped(target.value);
            setError(undefined);
          }}
        />
        <div className="cluster">
          <Button type="submit">{texts.action}</Button>
        </div>
      </form>
    </section>
  );
}
