import { memberMemory } from '#web/lib/session/member-memory.ts';
import { sampleGroup } from './samples.ts';

/** Nobody should find an example kept. */
const tried = memberMemory(sampleGroup);

/** A group that is made up; what is tried with it stays until the page is closed. */
export const useSampleGroup = () => tried.useValue();

export function trySampleGroup(typed: { readonly title: string; readonly description: string }): void {
  tried.change((before) => ({ ...before, ...typed }));
}
