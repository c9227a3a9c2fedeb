import { ImagePlus, X } from 'lucide-react';
import { type SubmitEvent, useRef, useState } from 'react';
import { LONGEST_POST, MOST_PICTURES } from '#contract/posts.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { IconButton } from '#web/components/buttons/icon-button.tsx';
import { Checkbox } from '#web/components/form/checkbox.tsx';
import { TextArea } from '#web/components/form/field.tsx';
import { FileButton } from '#web/components/form/file-picker.tsx';
import { FormError } from '#web/components/form/form-error.tsx';
import { PICTURE_TYPES } from '#web/lib/media/picture-types.ts';
import { useBlobUrl } from '#web/lib/media/use-blob-url.ts';
import { useSession } from '#web/lib/session/session.ts';
import { handOver } from '#web/parts/sync/save/hand-over.ts';
import { NotKept } from '#web/parts/sync/status/not-kept.tsx';
import { useDevice } from '#web/parts/sync/status/use-device.ts';
import { messages } from './messages.ts';
import { type Place, subjectOf } from './place.ts';
import { newPostEntry, type PostDraft } from './post-entry.ts';
import { useDraft } from './use-draft.ts';
import { useChosenPictures } from './use-pictures.ts';

/** In which a post is written: what is typed stays on the device until it is handed to the outbox. */
export function PostForm({ place }: { place: Place }) {
  const { draft, isNotKept, change } = useDraft(subjectOf(place));
  const pictures = useChosenPictures();
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
      {pictures.files.length > 0 && (
        <ul className="post-chosen">
          {pictures.files.map((file, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: one picture may be chosen twice
            <li key={`${index}/${file.name}`}>
              <Chosen file={file} onRemove={() => pictures.remove(file)} />
            </li>
          ))}
        </ul>
      )}
      {pictures.error && <FormError>{pictures.error}</FormError>}
      <div className="cluster gap-3">
        <Button type="submit" busy={isSending}>
          {isQuestion ? messages.sendQuestion : messages.send}
        </Button>
        <FileButton
          icon={<ImagePlus />}
          accept={PICTURE_TYPES}
          multiple
          busy={pictures.isBusy}
          disabled={pictures.files.length >= MOST_PICTURES}
          onFiles={(files) => void pictures.add(files)}
        >
          {messages.addPictures}
        </FileButton>
        <span className="soft" role="status">
          {outcome}
        </span>
      </div>
    </form>
  );
}

function Chosen({ file, onRemove }: { file: File; onRemove: () => void }) {
  const url = useBlobUrl(file);
  return (
    <>
      {url && <img src={url} alt={file.name} className="post-picture" />}
      <IconButton label={messages.removePicture(file.name)} icon={<X />} onClick={onRemove} />
    </>
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
