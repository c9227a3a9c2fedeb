import { type ReactNode, type RefObject, type SubmitEvent, useState } from 'react';
import { Button } from '#web/components/buttons/button.tsx';
import { TextArea } from '#web/components/form/field.tsx';
import { FormError } from '#web/components/form/form-error.tsx';
import { Naming } from '#web/parts/naming/naming.tsx';
import { AddPictures, ChosenPictures } from '#web/parts/pictures/chosen-pictures.tsx';
import { useChosenPictures } from '#web/parts/pictures/use-chosen-pictures.ts';
import type { NewEntry } from '#web/parts/sync/queue/outbox-entry.ts';
import { NotKept } from '#web/parts/sync/status/not-kept.tsx';
import { useSending } from './use-sending.ts';

interface ThreadFormProps<Draft> {
  className?: string;
  draft: Draft;
  /** Whether it lives only as long as the page. */
  isNotKept: boolean;
  onChange: (draft: Draft) => void;
  /** What stays once it is handed to the outbox. */
  nothing: Draft;
  make: (pictures: readonly File[], memberId: string) => Promise<NewEntry>;
  field: RefObject<HTMLTextAreaElement | null>;
  texts: Readonly<Record<'label' | 'atMost' | 'empty' | 'send' | 'sent' | 'addPictures', string>>;
  /** In characters. */
  longest: number;
  mostPictures: number;
  /** Above the text. */
  before?: ReactNode;
  /** Below the text. */
  after?: ReactNode;
}

/** In which a post or a reply is written: what is typed stays on the device until it is handed to the outbox. */
export function ThreadForm<Draft extends { readonly text: string }>(props: ThreadFormProps<Draft>) {
  const { className = '', draft, isNotKept, onChange, nothing, make, field, texts } = props;
  const pictures = useChosenPictures(props.mostPictures);
  const { isSending, problem, outcome, send } = useSending(
    draft.text,
    (memberId) => make(pictures.files, memberId),
    {
      sent: texts.sent,
      onTaken: () => {
        onChange(nothing);
        pictures.clear();
      },
    },
  );
  const [isAsked, setAsked] = useState(false);
  const isEmpty = draft.text.trim() === '';
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAsked(isEmpty);
    if (isEmpty) field.current?.focus();
    else void send();
  };
  const write = (text: string) => onChange({ ...draft, text });
  return (
    <form className={`form ${className}`} noValidate onSubmit={submit}>
      {props.before}
      {problem &&
        (isNotKept ? <NotKept why={problem} typed={() => draft} /> : <FormError>{problem}</FormError>)}
      <TextArea
        ref={field}
        label={texts.label}
        hint={texts.atMost}
        rows={3}
        maxLength={props.longest}
        value={draft.text}
        error={isAsked && isEmpty ? texts.empty : undefined}
        onChange={({ target }) => write(target.value)}
      />
      <Naming field={field} text={draft.text} onText={write} />
      {props.after}
      <ChosenPictures pictures={pictures} />
      <div className="cluster gap-3">
        <Button type="submit" busy={isSending}>
          {texts.send}
        </Button>
        <AddPictures pictures={pictures} multiple={props.mostPictures > 1}>
          {texts.addPictures}
        </AddPictures>
        <span className="soft" role="status">
          {outcome}
        </span>
      </div>
    </form>
  );
}
