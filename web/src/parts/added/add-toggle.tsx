import { Check, Plus } from 'lucide-react';
import { Button } from '#web/components/buttons/button.tsx';
import './add-toggle.css';

interface AddToggleProps {
  /** Of what is added, for readers. */
  title: string;
  texts: {
    readonly add: string;
    readonly added: string;
    readonly addOf: (title: string) => string;
    readonly addedOf: (title: string) => string;
  };
  isAdded: boolean;
  onToggle: () => void;
}

/** Adds something to what is the member's own, or takes it out again; what an `addedList` keeps. */
export function AddToggle({ title, texts, isAdded, onToggle }: AddToggleProps) {
  const Icon = isAdded ? Check : Plus;
  return (
    <Button
      small
      className={isAdded ? 'add-toggle is-added' : 'add-toggle'}
      icon={<Icon className="icon" aria-hidden="true" />}
      aria-label={isAdded ? texts.addedOf(title) : texts.addOf(title)}
      onClick={onToggle}
    >
      {isAdded ? texts.added : texts.add}
    </Button>
  );
}
