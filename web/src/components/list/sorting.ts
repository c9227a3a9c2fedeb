import {
  createContext,
  type KeyboardEvent,
  type PointerEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';

/** Announcements of a sortable list; positions count from 1. */
export interface SortWords {
  /** While the keyboard holds it, at its present position. */
  readonly held: (id: string, position: number, count: number) => string;
  /** After it was moved. */
  readonly moved: (id: string, position: number, count: number) => string;
  /** It is back where it was. */
  readonly putBack: (id: string, position: number, count: number) => string;
}

/** The held item: by the keys it is at `at` already, by a finger or the mouse it only looks so. */
interface Held {
  readonly id: string;
  readonly at?: number;
}

/** What the parts of a row call; the same functions for as long as the list is there. */
export interface SortActs {
  /** Moves by one. */
  readonly step: (id: string, by: -1 | 1) => void;
  /** Holds a free item, and puts down a held one. */
  readonly toggle: (id: string) => void;
  readonly keyDown: (id: string, event: KeyboardEvent) => void;
  readonly leave: (id: string) => void;
  readonly press: (id: string, event: PointerEvent) => void;
}

export const Sorting = createContext<{ acts: SortActs; heldId: string | undefined } | undefined>(undefined);

/** The list with one item at another index. */
export function withMoved<Item extends { readonly id: string }>(
  items: readonly Item[],
  id: string,
  to: number,
): readonly Item[] {
  const moved = items.find((item) => item.id === id);
  return moved ? items.filter((item) => item !== moved).toSpliced(to, 0, moved) : items;
}

const byKey: Record<string, -1 | 1 | undefined> = { ArrowUp: -1, ArrowDown: 1 };

/** The order of a list while it is changed. `onMove` is called for each move with the new index. */
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
  /** Grips by id, for the finger and the mouse. */
  const presses = useRef(new Map<string, SortActs['press']>());
  const hasMoved = useRef(false);
  useLayoutEffect(() => {
    latest.current = { items, held, words, onMove };
    // A moved row takes its focused button along, maybe out of sight.
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
        // Nothing else must handle that Esc, such as a dialog around the list.
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
    acts,
    shown,
    heldId,
    presses: presses.current,
    /** Instructions while the keyboard holds something. */
    held: byKeys || undefined,
    /** What readers hear. */
    said: byKeys || said,
  };
}
