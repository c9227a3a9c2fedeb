import { X } from 'lucide-react';
import { type RefObject, type SubmitEvent, useState } from 'react';
import { LONGEST_REPLY } from '#contract/replies/replies.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { TextArea } from '#web/components/form/field.tsx';
import { FormError } from '#web/components/form/form-error.tsx';
import { Naming } from '#web/parts/naming/naming.tsx';
import { AddPictures, ChosenPictures } from '#web/parts/pictures/chosen-pictures.tsx';
import { useChosenPictures } from '#web/parts/pictures/use-chosen-pictures.ts';
import { NotKept } from '#web/parts/sync/status/not-kept.tsx';
import { useSending } from '#web/parts/threads/use-sending.ts';
import { messages } from './messages.ts';
import type { Piece } from './piece.ts';
import { newReplyEntry, type ReplyDraft } from './reply-entry.ts';

interface ReplyFormProps {
  piece: Piece;
  draft: ReplyDraft;
  /** Whether it lives only as long as the page. */
  isNotKept: boolean;
  onChange: (draft: ReplyDraft) => void;
  field: RefObject<HTMLTextAreaElement | null>;
}

/** In which a reply is written: what is typed stays on the device until it is handed to the outbox. */
export function ReplyForm({ piece, draft, isNotKept, onChange, field }: ReplyFormProps) {
  const { text, replyTo } = draft;
  const pictures = useChosenPictures(1);
  const { isSending, problem, outcome, send } = useSending(
    text,
    (memberId) => newReplyEntry(piece, draft, pictures.files[0], memberId),
    {
      sent: messages.sent,
      onTaken: () => {
        onChange({ text: '' });
        pictures.clear();
      },
    },
  );
  const [isAsked, setAsked] = useState(false);
  const isEmpty = text.trim() === '';

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAsked(isEmpty);
    if (isEmpty) field.current?.focus();
    else void send();
  };
  return (
    <form className="form reply-form" noValidate onSubmit={submit}>
      {replyTo && (
        <p className="cluster gap-2">
          <span className="strong">{messages.to(replyTo.name)}</span>
          <Button
            small
            variant="plain"
            icon={<X />}
            aria-label={messages.notTo(replyTo.name)}
            onClick={() => {
              onChange({ text });
              field.current?.focus();
            }}
          />
        </p>
      )}
      {problem &&
        (isNotKept ? <NotKept why={problem} typed={() => draft} /> : <FormError>{problem}</FormError>)}
      <TextArea
        ref={field}
        label={messages.label}
        hint={messages.atMost}
        rows={3}
        maxLength={LONGEST_REPLY}
        value={text}
        error={isAsked && isEmpty ? messages.empty : undefined}
        onChange={({ target }) => onChange({ ...draft, text: target.value })}
      />
      <Naming field={field} text={text} onText={(next) => onChange({ ...draft, text: next })} />
      <ChosenPictures pictures={pictures} />
      <div className="cluster gap-3">
        <Button type="submit" busy={isSending}>
          {messages.send}
        </Button>
        <AddPictures pictures={pictures}>{messages.addPicture}</AddPictures>
        <span className="soft" role="status">
          {outcome}
        </span>
      </div>
    </form>
  );
}
