import { Bell } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '#web/components/buttons/icon-button.tsx';
import { lazyPart } from '#web/components/state/lazy-part.tsx';
import { messages } from './messages.ts';
import type { MuteDialogProps } from './mute-state.tsx';

const MuteDialog = lazyPart(async () => (await import('./mute-state.tsx')).MuteDialog);

/** Opens what the member hears of a place, beside its other acts. */
export function MuteButton({ of }: Pick<MuteDialogProps, 'of'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        icon={<Bell />}
        label={messages.button}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {isOpen && <MuteDialog of={of} onClose={() => setOpen(false)} />}
    </>
  );
}
