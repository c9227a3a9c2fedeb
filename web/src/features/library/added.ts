import { ResourceCard } from '#contract/resources.ts';
import { addedList } from '#web/parts/added/added-list.ts';

/** What members add to their own library. */
export const { useAdded, dropAdded, renewAdded } = addedList('added', ResourceCard);
