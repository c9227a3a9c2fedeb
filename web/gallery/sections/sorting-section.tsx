import { useState } from 'react';
import { Grip, MoveButton, SortableList } from '#web/components/list/sortable-list.tsx';
import { withMoved } from '#web/components/list/sorting.ts';
import { longTitle, longWord } from '../samples.tsx';
import { Specimen } from '../specimen.tsx';

const fields = ['The upper meadow', 'Behind the barn', longTitle, longWord].map((id) => ({ id }));

const words = {
  held: (_: string, position: number, count: number) =>
    `Field ${position} of ${count} is held. Arrow keys move it, Space puts it down, Esc puts it back.`,
  moved: (id: string, position: number, count: number) => `“${id}” is field ${position} of ${count} now.`,
  putBack: (id: string, position: number, count: number) => `“${id}” stays field ${position} of ${count}.`,
};

/** A list that is put in order, with a finger, the mouse or the keys. */
export function SortingSection() {
  const [items, setItems] = useState<readonly { id: string }[]>(fields);
  return (
    <Specimen name="sortable" wide>
      <SortableList
        items={items}
        words={words}
        onMove={(id, to) => setItems(withMoved(items, id, to))}
        className="gallery-sorting stack gap-3"
        row={() => ({ className: 'card' })}
      >
        {({ id }, index) => (
          <>
            <Grip id={id} label={`Move: ${id}`} />
            <h3>{id}</h3>
            <MoveButton id={id} by={-1} label={`Move up: ${id}`} isOff={index === 0} />
            <MoveButton id={id} by={1} label={`Move down: ${id}`} isOff={index === items.length - 1} />
          </>
        )}
      </SortableList>
    </Specimen>
  );
}
