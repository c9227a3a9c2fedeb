import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  type Modifier,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useLayoutEffect } from 'react';
import { useMedia } from '#web/lib/use-media.ts';
import type { SortActs } from './sorting.ts';

interface SortByPointerProps {
  /** In the order in which they stand. */
  ids: string[];
  rowOf: (id: string) => HTMLElement | undefined;
  /** Where each row has its grip. */
  presses: Map<string, SortActs['press']>;
  onHold: (id: string) => void;
  /** At this place, from 0. */
  onPutDown: (id: string, to: number) => void;
  onPutBack: (id: string) => void;
}

/** Pixels: a shorter move is a press. */
const constraint = { activationConstraint: { distance: 4 } };
const alongTheList: Modifier = ({ transform }) => ({ ...transform, x: 0 });
/** The list announces moves itself, so the library's words are not used. */
const silent = { container: document.createElement('div') };

/** Makes the rows of a list draggable by their grips. It is beside them: they do not change when it loads. */
export function SortByPointer(props: SortByPointerProps) {
  const { ids, onHold, onPutDown, onPutBack } = props;
  const sensors = useSensors(useSensor(PointerSensor, constraint));
  const end = ({ active, over }: DragEndEvent) => {
    const to = ids.indexOf(String(over?.id));
    if (to < 0) onPutBack(String(active.id));
    else onPutDown(String(active.id), to);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[alongTheList]}
      accessibility={silent}
      onDragStart={({ active }) => onHold(String(active.id))}
      onDragEnd={end}
      onDragCancel={({ active }) => onPutBack(String(active.id))}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        {ids.map((id) => (
          <Row key={id} {...props} id={id} />
        ))}
      </SortableContext>
    </DndContext>
  );
}

/** Connects a row that is in the page already with the library. */
function Row({ id, rowOf, presses }: SortByPointerProps & { id: string }) {
  const isCalm = useMedia('(prefers-reduced-motion: reduce)');
  const { setNodeRef, listeners, transform, transition } = useSortable({
    id,
    ...(isCalm && { transition: null }),
  });
  useLayoutEffect(() => setNodeRef(rowOf(id) ?? null), [id, rowOf, setNodeRef]);
  useLayoutEffect(() => {
    presses.set(id, (_, event) => listeners?.['onPointerDown']?.(event));
    return () => void presses.delete(id);
  }, [id, presses, listeners]);
  const shift = CSS.Translate.toString(transform) ?? '';
  useLayoutEffect(() => {
    const row = rowOf(id);
    if (row) Object.assign(row.style, { transform: shift, transition: transition ?? '' });
  }, [id, rowOf, shift, transition]);
  return null;
}
