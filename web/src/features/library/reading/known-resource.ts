import * as z from 'zod/mini';
import { ResourceCard } from '#contract/resources.ts';

const State = z.object({ resource: ResourceCard });

/** What the list that one comes from handed on of a resource in the history's state. */
export function knownResource(state: unknown, id: string): ResourceCard | undefined {
  const { data } = State.safeParse(state);
  return data?.resource.id === id ? data.resource : undefined;
}
