import { ResourceCard } from '#contract/resources.ts';
import { knownIn } from '#web/lib/known-in.ts';

/** What the list that one comes from handed on of a resource in the history's state. */
export const knownResource = (state: unknown, id: string): ResourceCard | undefined =>
  knownIn(ResourceCard, 'resource', state, id);
