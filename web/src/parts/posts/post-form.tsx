import { type SubmitEvent, useRef, useState } from 'react';
import { LONGEST_POST, MOST_PICTURES } from '#contract/posts.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { Checkbox } from '#web/components/form/checkbox.tsx';
import { TextArea } from '#web/components/form/field.tsx';
import { FormError } from '#web/components/form/form-error.tsx';
import { useSession } from '#web/lib/session/session.ts';
import { AddPictures, ChosenPictures } from '#web/parts/pictures/chosen-pictures.tsx';
import { useChosenPictures } from '#web/parts/pictures/use-chosen-pictures.ts';
import { handOver } from '#web/parts/sync/save/hand-over.ts';
import { NotKept } from '#web/parts/sync/status/not-kept.tsx';
import { useDevice } from '#web/parts/sync/status/use-device.ts';
import { messages } from './messages.ts';
import { type Place, subjectOf } from './place.ts';
import { newPostEntry, type PostDraft } from './post-entry.ts';
import { useDraft } from './use-draft.ts';

/** In which a post is written: what is typed stays on the device until it is handed to the outbox. */
export function PostForm({ place }: { place: Place }) {
  const { draft, isNotKept, change } = useDraft(subjectOf(place));
  const pictures = useChosenPictures(MOST_PICTURES);
  const { isSending, problem, outcome, send } = useSending(place, draft, pictures.files, () => {
    change({ text: '', isQuestion: false });
    pictures.clear();
  });
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

/** Hands a post to the outbox; `onTaken` is called once that has it. */
function useSending(place: Place, draft: PostDraft, pictures: readonly File[], onTaken: () => void) {
  const device = useDevice();
  const memberId = useSession().user?.id ?? '';
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  /** What became of the last one. */
  const [outcome, setOutcome] = useState<string>();
  // What was typed meanwhile stays.
  const latest = useRef(draft);
  latest.current = draft;
  const send = async () => {
    setSending(true);
    setProblem(undefined);
    setOutcome(undefined);
    try {
      const entry = await newPostEntry(place, draft, pictures, memberId);
      const { waits, isFleeting = false } = await handOver(entry, device.name);
      if (isFleeting) return setProblem(waits);
      setOutcome(waits ?? messages.sent);
      if (latest.current.text === draft.text) onTaken();
    } catch (error) {
      setProblem((error as Error).message);
    } finally {
      setSending(false);
    }
  };
  return { isSending, problem, outcome, send };
}
