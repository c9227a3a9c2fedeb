import { type SubmitEvent, useRef, useState } from 'react';
import { LONGEST_POST, MOST_PICTURES } from '#contract/communities/posts.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { Checkbox } from '#web/components/form/checkbox.tsx';
import { TextArea } from '#web/components/form/field.tsx';
import { FormError } from '#web/components/form/form-error.tsx';
import { Naming } from '#web/parts/naming/naming.tsx';
import { AddPictures, ChosenPictures } from '#web/parts/pictures/chosen-pictures.tsx';
import { useChosenPictures } from '#web/parts/pictures/use-chosen-pictures.ts';
import { NotKept } from '#web/parts/sync/status/not-kept.tsx';
import { useDraft } from '#web/parts/threads/use-draft.ts';
import { useSending } from '#web/parts/threads/use-sending.ts';
import { messages } from './messages.ts';
import { type Place, subjectOf } from './place.ts';
import { newPostEntry, type PostDraft, postDrafts } from './post-entry.ts';

const nothing: PostDraft = { text: '', isQuestion: false };

/** In which a post is written: what is typed stays on the device until it is handed to the outbox. */
export function PostForm({ place }: { place: Place }) {
  const { draft, isNotKept, change } = useDraft(postDrafts, subjectOf(place), nothing);
  const pictures = useChosenPictures(MOST_PICTURES);
  const { isSending, problem, outcome, send } = useSending(
    draft.text,
    (memberId) => newPostEntry(place, draft, pictures.files, memberId),
    {
      sent: messages.sent,
      onTaken: () => {
        change(nothing);
        pictures.clear();
      },
    },
  );
  const [isAsked, setAsked] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const { text, isQuestion } = draft;
  const isEmpty = text.trim() === '';
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAsked(isEmpty);
    if (isEmpty) field.current?.focus();
    else void send();
  };
  return (
    <form className="form post-form" noValidate onSubmit={submit}>
      {problem &&
        (isNotKept ? <NotKept why={problem} typed={() => draft} /> : <FormError>{problem}</FormError>)}
      <TextArea
        ref={field}
        label={isQuestion ? messages.questionLabel : messages.label}
        hint={messages.atMost}
        rows={3}
        maxLength={LONGEST_POST}
        value={text}
        error={isAsked && isEmpty ? messages.empty : undefined}
        onChange={({ target }) => change({ ...draft, text: target.value })}
      />
      <Naming field={field} text={text} onText={(next) => change({ ...draft, text: next })} />
      <Checkbox
        label={messages.ask}
        hint={messages.askHint}
        checked={isQuestion}
        onChange={({ target }) => change({ ...draft, isQuestion: target.checked })}
      />
      <ChosenPictures pictures={pictures} />
      <div className="cluster gap-3">
        <Button type="submit" busy={isSending}>
          {isQuestion ? messages.sendQuestion : messages.send}
        </Button>
        <AddPictures pictures={pictures} multiple>
          {messages.addPictures}
        </AddPictures>
        <span className="soft" role="status">
          {outcome}
        </span>
      </div>
    </form>
  );
}
