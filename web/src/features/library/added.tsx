import { ResourceCard } from '#contract/resources.ts';
import { toast } from '#web/components/overlay/toast.tsx';
import { addedList } from '#web/parts/added/added-list.ts';
import { messages } from './messages.ts';

/** What members add to their own library. */
export const { useAdded, dropAdded, renewAdded } = addedList('added', ResourceCard);

/** The same for who adds something that stays where it is: then it is said where it is now, too. */
export function useAdding() {
  const { has, toggle } = useAdded();
  return {
    has,
    toggle: (item: ResourceCard) => {
      if (!has(item.id)) toast(messages.nowAdded(item.title));
      toggle(item);
    },
  };
}

/** Beside what was added: it is on no other device of the member's. */
export const KeptHere = () => <p className="soft">{messages.keptHere}</p>;
