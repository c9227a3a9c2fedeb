import { Ban } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/components/buttons/button.tsx';
import { lazyPart } from '#web/components/state/lazy-part.tsx';
import { messages } from './messages.ts';

const BlockedDialog = lazyPart(async () => (await import('./blocked-dialog.tsx')).BlockedDialog);

/** Leads to whom the member blocked. */
export function BlockedMembers() {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button icon={<Ban />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {messages.list}
      </Button>
      {isOpen && <BlockedDialog onClose={() => setOpen(false)} />}
    </div>
  );
}
