import { useState } from 'react';
import { Button } from '#web/components/buttons/button.tsx';
import { toast } from '#web/components/overlay/toast.tsx';
import { keep, readKept } from '#web/lib/device/browser-storage.ts';
import { useSession } from '#web/lib/session/session.ts';
import { moveInto } from '#web/parts/collections/changes.ts';
import { useAdded } from '../added.tsx';
import { messages } from './messages.ts';

const keyOf = (memberId: string) => `added-moved:${memberId}`;

/** Offers once to have what was added on this device in a collection, which is on all of the member's. */
export function MoveAdded() {
  const memberId = useSession().user?.id ?? '';
  const { items } = useAdded();
  const [isDecided, setDecided] = useState(() => readKept(keyOf(memberId)) !== null);
  if (isDecided || items.length === 0) return null;
  const decide = () => {
    keep(keyOf(memberId), 'true');
    setDecided(true);
    // The focused button is gone.
    document.querySelector('h1')?.focus({ preventScroll: true });
  };
  const move = () => {
    void moveInto(messages.moved.title, items);
    toast(messages.moved.said);
    decide();
  };
  return (
    <section className="stack gap-3 collections-note" aria-label={messages.moved.label}>
      <p>{messages.moved.text(items.length)}</p>
      <div className="cluster gap-3">
        <Button small onClick={move}>
          {messages.moved.action}
        </Button>
        <Button small variant="plain" onClick={decide}>
          {messages.moved.decline}
        </Button>
      </div>
    </section>
  );
}
