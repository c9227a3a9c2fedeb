import { CalendarSync } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/components/buttons/button.tsx';
import { lazyPart } from '#web/components/state/lazy-part.tsx';
import { messages } from '../month/messages.ts';

const SubscribeDialog = lazyPart(async () => (await import('./subscribe-dialog.tsx')).SubscribeDialog);

/** Leads to the address at which calendar programs find the member's events. */
export function Subscribe() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button small icon={<CalendarSync />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {messages.subscribe}
      </Button>
      {isOpen && <SubscribeDialog onClose={() => setOpen(false)} />}
    </>
  );
}
