import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { use } from 'react';
import { IconButton } from '#web/components/buttons/icon-button.tsx';
import { Sorting } from './sorting.ts';

interface PartProps {
  /** Of the item. */
  id: string;
  label: string;
}

/** By which a row of a `SortableList` is taken hold of. */
export function Grip({ id, label }: PartProps) {
  const { acts, heldId } = useSortingAround();
  return (
    <IconButton
      label={label}
      className="grip"
      icon={<GripVertical className="icon" aria-hidden="true" />}
      aria-pressed={heldId === id}
      onPointerDown={(event) => {
        // A field that keeps the focus is scrolled to while its row or another is dragged, and keeps the phone's keyboard open.
        event.currentTarget.focus({ preventScroll: true });
        acts.press(id, event);
      }}
      onKeyDown={(event) => acts.keyDown(id, event)}
      onBlur={() => acts.leave(id)}
      // A press of a key has no place in a row of clicks.
      onClick={({ detail }) => detail === 0 && acts.toggle(id)}
    />
  );
}

/** Does with one press what the grip does. */
export function MoveButton({ id, label, by, isOff }: PartProps & { by: -1 | 1; isOff: boolean }) {
  const { acts } = useSortingAround();
  const Icon = by < 0 ? ArrowUp : ArrowDown;
  return (
    <IconButton
      label={label}
      icon={<Icon className="icon" aria-hidden="true" />}
      aria-disabled={isOff}
      onClick={() => !isOff && acts.step(id, by)}
    />
  );
}

function useSortingAround() {
  const sorting = use(Sorting);
  if (!sorting) throw new Error('A grip stands in a sortable list.');
  return sorting;
}
