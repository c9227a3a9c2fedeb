import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { type ReactNode, use, useMemo, useRef } from 'react';
import { IconButton } from '#web/components/buttons/icon-button.tsx';
import { quietPart } from '#web/components/state/lazy-part.tsx';
import { type SortActs, Sorting, type SortWords, useSorting } from './sorting.ts';
import './sortable-list.css';

/** Nobody waits for it: keys and buttons sort the list without it. */
const SortByPointer = quietPart(async () => (await import('./sort-by-pointer.tsx')).SortByPointer);

interface SortableListProps<Item> {
  items: readonly Item[];
  words: SortWords;
  /** Moves an item to another index. */
  onMove: (id: string, to: number) => void;
  className: string;
  /** Attributes of an item's row. */
  row: (item: Item, index: number) => { readonly className: string; readonly id?: string };
  /** The content of a row, with a `Grip` in it. `step` moves it by one. */
  children: (item: Item, index: number, step: SortActs['step']) => ReactNode;
}

/**
 * A sortable list: by its grips, with a finger, the mouse or the keys (Space holds, arrows move, Space puts down, Esc
 * puts back), and by whatever else calls `step`.
 */
export function SortableList<Item extends { readonly id: string }>(props: SortableListProps<Item>) {
  const { items, words, onMove, className, row, children } = props;
  const { acts, shown, heldId, held, said, presses } = useSorting(items, words, onMove);
  const list = useRef<HTMLOListElement>(null);
  const sorting = useMemo(() => ({ acts, heldId }), [acts, heldId]);
  const rowOf = useMemo(
    () => (id: string) => rowsIn(list.current).find(({ dataset }) => dataset['row'] === id),
    [],
  );
  return (
    <Sorting value={sorting}>
      <p className="vh" role="status">
        {said}
      </p>
      <ol className={className} ref={list}>
        {shown.map((item, index) => {
          const { className: look, id } = row(item, index);
          const isHeld = item.id === heldId;
          return (
            <li
              key={item.id}
              id={id}
              data-row={item.id}
              className={isHeld ? `${look} sort-row is-held` : `${look} sort-row`}
            >
              {children(item, index, acts.step)}
              {isHeld && held && (
                <p className="sort-held text-sm strong" aria-hidden="true">
                  {held}
                </p>
              )}
            </li>
          );
        })}
      </ol>
      {items.length > 1 && (
        <SortByPointer
          ids={shown.map(({ id }) => id)}
          rowOf={rowOf}
          presses={presses}
          onHold={acts.hold}
          onPutDown={(id, to) => {
            acts.putDown({ id });
            acts.moveTo(id, to);
          }}
          onPutBack={acts.release}
        />
      )}
    </Sorting>
  );
}

const rowsIn = (list: HTMLElement | null) => [...(list?.children ?? [])] as HTMLElement[];

interface PartProps {
  /** Of the item. */
  id: string;
  label: string;
}

/** The handle of a row in a `SortableList`. */
export function Grip({ id, label }: PartProps) {
  const { acts, heldId } = useSortingAround();
  return (
    <IconButton
      label={label}
      className="grip"
      icon={<GripVertical />}
      aria-pressed={heldId === id}
      onPointerDown={(event) => {
        // A focused field is scrolled to while a row is dragged, and keeps the phone's keyboard open.
        event.currentTarget.focus({ preventScroll: true });
        acts.press(id, event);
      }}
      onKeyDown={(event) => acts.keyDown(id, event)}
      onBlur={() => acts.leave(id)}
      // A key event has no click count.
      onClick={({ detail }) => detail === 0 && acts.toggle(id)}
    />
  );
}

/** Moves a row by one press, as the grip does. */
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
