import { Send } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import * as z from 'zod/mini';
import { Button } from '#web/components/buttons/button.tsx';
import { isRefused, keepDeviceDraft, readDeviceDraft } from '#web/lib/device/device-draft.ts';
import { useSession } from '#web/lib/session/session.ts';
import { NotKept } from '#web/parts/sync/status/not-kept.tsx';
import { chatMessages } from './chat-messages.ts';
import '#web/components/form/control.css';

/** What was written to each contact, by id. */
const Drafts = z.record(z.string(), z.string());
const NAME = 'chatDrafts';

/** The field to write in. There is nobody to send to: it says so, and keeps on this device what was written. */
export function Composer({ chat }: { chat: string }) {
  const member = useSession().user?.id ?? '';
  const [text, setText] = useState(() => readDeviceDraft(Drafts, NAME, member)?.[chat] ?? '');
  const [isNotSent, setNotSent] = useState(false);
  const [isNotKept, setNotKept] = useState(() => isRefused(NAME, member));

  const write = (next: string) => {
    setText(next);
    setNotSent(false);
    setNotKept(!keepDeviceDraft(NAME, member, { ...readDeviceDraft(Drafts, NAME, member), [chat]: next }));
  };
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    setNotSent(text.trim() !== '');
  };
  return (
    <form className="composer" onSubmit={send}>
      <p className="composer-note" role="status">
        {isNotSent && chatMessages.notSent}
      </p>
      {isNotKept && text && <NotKept typed={() => text} />}
      <input
        type="text"
        className="control"
        placeholder={chatMessages.message}
        aria-label={chatMessages.message}
        autoComplete="off"
        value={text}
        onChange={({ target }) => write(target.value)}
      />
      <Button
        type="submit"
        variant="primary"
        aria-label={chatMessages.send}
        icon={<Send className="icon" aria-hidden="true" />}
      >
        <span className="composer-word">{chatMessages.send}</span>
      </Button>
    </form>
  );
}
