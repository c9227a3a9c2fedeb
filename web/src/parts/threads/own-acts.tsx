import { Pencil, Trash2 } from 'lucide-react';
import { Button } from '#web/components/buttons/button.tsx';
import { messages } from './messages.ts';

interface OwnActsProps {
  /** Whether it was just being changed: the focus comes back. */
  isBack: boolean;
  onChange: () => void;
  onRemove: () => void;
}

/** What its author does with what they wrote. */
export const OwnActs = ({ isBack, onChange, onRemove }: OwnActsProps) => (
  <>
    <Button small variant="plain" icon={<Pencil />} autoFocus={isBack} onClick={onChange}>
      {messages.change}
    </Button>
    <Button small variant="plain" icon={<Trash2 />} aria-haspopup="dialog" onClick={onRemove}>
      {messages.remove}
    </Button>
  </>
);
