import { Bell } from 'lucide-react';
import { useState } from 'react';
import { lazyPart } from '#web/components/state/lazy-part.tsx';
import { OwnedMenu } from '#web/parts/forms/owned-menu.tsx';
import { surveyAt } from '#web/parts/forms/survey-at.ts';
import { messages as muting } from '#web/parts/muting/messages.ts';
import type { Circle, CircleKind } from './circle-kind.ts';

const MuteDialog = lazyPart(async () => (await import('#web/parts/muting/mute-state.tsx')).MuteDialog);

interface OwnMenuProps<Item extends Circle> {
  kind: CircleKind<Item>;
  item: Item;
  onEdit: () => void;
  onDelete: () => void;
}

/** What its creator may do; a circle with a page of its own has some of it there. */
export function OwnMenu<Item extends Circle>({ kind, item, ...acts }: OwnMenuProps<Item>) {
  const [isMuting, setMuting] = useState(false);
  const { mutedOn, hrefOf, nameOf, noun, reportsOf } = kind;
  const name = nameOf(item);
  const notices = { icon: <Bell />, text: muting.button, onSelect: () => setMuting(true) };
  return (
    <>
      <OwnedMenu
        {...acts}
        name={name}
        reports={reportsOf?.(item)}
        survey={hrefOf ? undefined : surveyAt(noun, item)}
        more={mutedOn ? [notices] : []}
      />
      {mutedOn && isMuting && (
        <MuteDialog of={{ on: mutedOn, id: item.id, title: name }} onClose={() => setMuting(false)} />
      )}
    </>
  );
}
