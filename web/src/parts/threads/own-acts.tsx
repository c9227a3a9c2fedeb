import { Pencil, Trash2 } from 'lucide-react';
import { Button } from '#web/components/buttons/button.tsx';
import { messages } from './messages.ts';

/** What its author does with what they wrote. */
export const OwnActs = ({ onChange, onRemove }: { onChange: () => void; onRemove: () => void }) => (
  <>
    <Button small variant="plain" icon={<Pencil />} onClick={onChange}>
      {messages.change}
    </Button>
    <Button small variant="plain" icon={<Trash2 />} aria-haspopup="dialog" onClick={onRemove}>
      {messages.remove}
    </Button>
  </>
);
