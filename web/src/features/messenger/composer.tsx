import { ImagePlus, Send } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import { LONGEST_MESSAGE } from '#contract/chats/chats.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { FileButton } from '#web/components/form/file-picker.tsx';
import { PICTURE_TYPES } from '#web/lib/media/picture-types.ts';
import { ChosenPictures } from '#web/parts/pictures/chosen-pictures.tsx';
import { useChosenPictures } from '#web/parts/pictures/use-chosen-pictures.ts';
import { NotKept } from '#web/parts/sync/status/not-kept.tsx';
import { useDraft } from '#web/parts/threads/use-draft.ts';
import { chatMessages } from './chat-messages.ts';
import { messageDrafts, messageEntry } from './message-entry.ts';
import { useSender } from './use-sender.ts';
import '#web/components/form/control.css';

interface ComposerProps {
  id: string;
  /** Who it goes to. */
  name: string;
  /** Why nothing is taken any more, where that is so. */
  closed: string | undefined;
  /** The server took a message back: the chat may be closed. */
  onRefused: () => void;
  /** What one can do about that. */
  children: ReactNode;
}

/** The field to write in: what is typed stays on the device until it is handed to the outbox. */
export function Composer({ id, name, closed, onRefused, children }: ComposerProps) {
  const isClosed = closed !== undefined;
  const { draft, isNotKept, change } = useDraft(messageDrafts, id, { text: '' });
  const pictures = useChosenPictures(1);
  const { problem, send } = useSender((memberId) =>
    messageEntry({ id, name }, draft.text, pictures.files[0], memberId),
  );
  const [note, setNote] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const { text } = draft;
  const latest = useRef(text);
  latest.current = text;
  const hasRoom = useRef(true);
  hasRoom.current = !pictures.isFull && !pictures.isBusy;
  /** What came back into the field, at its beginning. */
  const back = useRef('');
  const write = (next: string) => {
    latest.current = next;
    change({ text: next });
    setNote(undefined);
  };

  const submit = (event?: SubmitEvent) => {
    event?.preventDefault();
    field.current?.focus();
    if (isClosed) return;
    if (pictures.isBusy) return setNote(chatMessages.pictureBusy);
    if (text.trim() === '' && pictures.files.length === 0) return setNote(chatMessages.empty);
    setNote(undefined);
    const chosen = [...pictures.files];
    const taken = () => {
      // Somebody may have typed on meanwhile.
      if (latest.current === text) write('');
      back.current = '';
      pictures.clear();
    };
    const refused = () => {
      onRefused();
      if (chosen.length > 0 && !hasRoom.current) return false;
      // Before what was typed since, and after those that came back before it.
      const before = `${latest.current}\n`.startsWith(`${back.current}\n`) ? back.current : '';
      const since = before ? latest.current.slice(before.length + 1) : latest.current;
      back.current = lines(before, text);
      write(lines(back.current, since));
      if (chosen.length > 0) pictures.restore(chosen);
      return true;
    };
    void send(taken, refused);
  };
  const said = closed && text ? chatMessages.closedTyped(closed) : (closed ?? note);
  return (
    <form className="composer" onSubmit={submit}>
      <p className="composer-note soft text-sm" role="status">
        {said ?? (problem && chatMessages.notSent(problem))}
      </p>
      {children}
      {isNotKept && text && <NotKept typed={() => text} />}
      <ChosenPictures pictures={pictures} />
      {!isClosed && (
        <FileButton
          icon={<ImagePlus />}
          accept={PICTURE_TYPES}
          busy={pictures.isBusy}
          disabled={pictures.isFull}
          onFiles={(files) => void pictures.add(files)}
        >
          {chatMessages.addPicture}
        </FileButton>
      )}
      {(!isClosed || text) && (
        <textarea
          ref={field}
          className="control"
          rows={1}
          placeholder={chatMessages.message}
          aria-label={chatMessages.message}
          maxLength={LONGEST_MESSAGE}
          readOnly={isClosed}
          dir="auto"
          value={text}
          onKeyDown={(event) => sendsBy(event) && submit()}
          onChange={({ target }) => write(target.value)}
        />
      )}
      {!isClosed && (
        <Button type="submit" variant="primary" aria-label={chatMessages.send} icon={<Send />}>
          <span className="composer-word">{chatMessages.send}</span>
        </Button>
      )}
    </form>
  );
}

const lines = (...texts: string[]) => texts.filter(Boolean).join('\n');

/** Enter sends, and with Shift begins a line; on a phone, whose keys have no Shift for that, it begins a line. */
function sendsBy(event: KeyboardEvent): boolean {
  const { key, shiftKey, nativeEvent } = event;
  if (key !== 'Enter' || shiftKey || nativeEvent.isComposing) return false;
  if (window.matchMedia('(pointer: coarse)').matches) return false;
  event.preventDefault();
  return !nativeEvent.repeat;
}
