import {
  createContext,
  type KeyboardEvent,
  type PointerEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';

/** What is said of a list that is put in order; places count from 1. */
export interface SortWords {
  /** While the keyboard holds it, as it stands then. */
  readonly held: (id: string, position: number, count: number) => string;
  /** Where it stands after it was moved. */
  readonly moved: (id: string, position: number, count: number) => string;
  /** It stands where it did. */
  readonly putBack: (id: string, position: number, count: number) => string;
}

/** What is held: by the keys it stands at `at` (from 0) already, by a finger or the mouse it only looks so. */
interface Held {
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

const byKey: Record<string, -1 | 1 | undefined> = { ArrowUp: -1, ArrowDown: 1 };

/** The order of a list while it is changed. `onMove` hears of each move that is meant: the place is from 0. */
export function useSorting<Item extends { readonly id: string }>(
  items: readonly Item[],
  words: SortWords,
  onMove: (id: string, to: number) => void,
) {
  const [held, setHeld] = useState<Held>();
  const [said, say] = useState('');
  const isThere = held !== undefined && items.some(({ id }) => id === held.id);
  const shown = isThere && held.at !== undefined ? withMoved(items, held.id, held.at) : items;
  const latest = useRef({ items, held, words, onMove });
  /** By id, how a finger or the mouse takes hold of it. */
  const presses = useRef(new Map<string, SortActs['press']>());
  const hasMoved = useRef(false);
  useLayoutEffect(() => {
    latest.current = { items, held, words, onMove };
    // What was moved takes its focused button along, maybe out of sight.
    if (hasMoved.current) document.activeElement?.scrollIntoView({ block: 'nearest' });
    hasMoved.current = false;
  });

  const acts = useMemo(() => {
    const placeOf = (id: string) => latest.current.items.findIndex((item) => item.id === id);
    const moveTo = (id: string, to: number) => {
      const { items: all, words: texts, onMove } = latest.current;
      const last = all.length - 1;
      if (to < 0 || to > last) return;
      const isMoved = to !== placeOf(id);
      hasMoved.current = isMoved;
      if (isMoved) onMove(id, to);
      say((isMoved ? texts.moved : texts.putBack)(id, to + 1, all.length));
    };
    const release = (id: string) => {
      const { items: all, words: texts } = latest.current;
      setHeld(undefined);
      say(texts.putBack(id, placeOf(id) + 1, all.length));
    };
    const putDown = ({ id, at }: Held) => {
      setHeld(undefined);
      if (at !== undefined && placeOf(id) >= 0) moveTo(id, at);
    };
    return {
      moveTo,
      release,
      putDown,
      hold: (id: string) => setHeld({ id }),
      step: (id: string, by: -1 | 1) => moveTo(id, placeOf(id) + by),
      toggle(id: string) {
        const { held: now } = latest.current;
        if (now?.id === id) putDown(now);
        else setHeld({ id, at: placeOf(id) });
      },
      keyDown(id, event) {
        const { held: now, items: all } = latest.current;
        if (now?.id !== id || now.at === undefined) return;
        const by = byKey[event.key];
        if (event.key === 'Escape') release(id);
        if (!by && event.key !== 'Escape') return;
        event.preventDefault();
        // Nobody else is to hear that Esc, such as a dialog around the list.
        event.stopPropagation();
        const to = now.at + (by ?? 0);
        if (!by || to < 0 || to >= all.length) return;
        hasMoved.current = true;
        setHeld({ id, at: to });
      },
      leave(id: string) {
        const { held: now } = latest.current;
        if (now?.id === id && now.at !== undefined) putDown(now);
      },
      press: (id, event) => presses.current.get(id)?.(id, event),
    } satisfies SortActs & Record<string, unknown>;
  }, []);

  const heldId = isThere ? held.id : undefined;
  const byKeys = isThere && held.at !== undefined && words.held(held.id, held.at + 1, items.length);
  return {
    ...{ acts, shown, heldId, presses: presses.current },
    /** While the keyboard holds something, what to do with it. */
    held: byKeys || undefined,
    /** What readers hear. */
    said: byKeys || said,
  };
}
