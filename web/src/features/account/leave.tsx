import { useId, useState } from 'react';
import type { User } from '#contract/users/users.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { lazyPart } from '#web/components/state/lazy-part.tsx';
import { messages } from './messages.ts';

const { leaving: texts } = messages;
const LeaveDialog = lazyPart(async () => (await import('./leave-dialog.tsx')).LeaveDialog);

/** The end of one's own profile: the way out of Furrow. */
export function Leave({ onLeaving }: { onLeaving: (user: User) => void }) {
  const [isOpen, setOpen] = useState(false);
  const title = useId();
  return (
    <section className="stack gap-3" aria-labelledby={title}>
      <h2 id={title}>{texts.title}</h2>
      <p className="soft">{texts.about}</p>
      <div className="cluster">
        <Button variant="quiet" onClick={() => setOpen(true)}>
          {texts.open}
        </Button>
      </div>
      {isOpen && <LeaveDialog onClose={() => setOpen(false)} onLeaving={onLeaving} />}
    </section>
  );
}
