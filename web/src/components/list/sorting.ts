import { createContext, type KeyboardEvent, type PointerEvent } from 'react';

/** What is said of a list that is put in order; places count from 1. */
export interface SortWords {
  /** While the keyboard holds it, as it stands then. */
  readonly held: (id: string, place: number, count: number) => string;
  /** Where it stands after it was moved. */
  readonly moved: (id: string, place: number, count: number) => string;
  /** It stands where it did. */
  readonly putBack: (id: string, place: number, count: number) => string;
}

/** What is held: by the keys it stands at `at` (from 0) already, by a finger or the mouse it only looks so. */
export interface Held {
  readonly id: string;
  readonly at?: number;
}

/** What the parts of a row do with it; the same for as long as the list is there. */
export interface SortActs {
  /** One place up or down, in one go. */
  readonly step: (id: string, by: -1 | 1) => void;
  /** Holds what nobody holds, and puts down what is held. */
  readonly toggle: (id: string) => void;
  readonly keyDown: (id: string, event: KeyboardEvent) => void;
  readonly leave: (id: string) => void;
  readonly press: (id: string, event: PointerEvent) => void;
}

export const Sorting = createContext<{ acts: SortActs; heldId: string | undefined } | undefined>(undefined);

/** With one of them at another place (from 0). */
export function withMoved<Item extends { readonly id: string }>(
  items: readonly Item[],
  id: string,
  to: number,
): readonly Item[] {
  const moved = items.find((item) => item.id === id);
  return moved ? items.filter((item) => item !== moved).toSpliced(to, 0, moved) : items;
}
