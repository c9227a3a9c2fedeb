import { Check, Plus } from 'lucide-react';
import { Button } from '#web/components/buttons/button.tsx';
import { messages } from './messages.ts';
import './add-toggle.css';

interface AddToggleProps {
  /** Of what is added, for readers. */
  title: string;
  isAdded: boolean;
  onToggle: () => void;
}

/** Adds something to the member's own library, or takes it out again; what `useAdded` keeps. */
export function AddToggle({ title, isAdded, onToggle }: AddToggleProps) {
  const Icon = isAdded ? Check : Plus;
  return (
    <Button
      small
      className={isAdded ? 'add-toggle is-added' : 'add-toggle'}
      icon={<Icon className="icon" aria-hidden="true" />}
      aria-label={isAdded ? messages.addedOf(title) : messages.addOf(title)}
      onClick={onToggle}
    >
      {isAdded ? messages.added : messages.add}
    </Button>
  );
}
