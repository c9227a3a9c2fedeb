import { Bell } from 'lucide-react';
import { useState } from 'react';
import type { MutedOn } from '#contract/notices/notices.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { lazyPart } from '#web/components/state/lazy-part.tsx';
import { messages } from './messages.ts';

const MuteState = lazyPart(async () => (await import('./mute-state.tsx')).MuteState);

/** Whether the member hears of what happens here: it is asked for when they want to know. */
export function MutePlace({ on, id, title }: { on: MutedOn; id: string; title: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className="reply-acts">
        <Button small variant="plain" icon={<Bell />} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {messages.button}
        </Button>
      </div>
      {isOpen && <MuteState on={on} id={id} title={title} />}
    </>
  );
}
