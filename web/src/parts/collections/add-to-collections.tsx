import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { CollectionOf } from '#contract/resources/collections.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { ChooseDialog } from '#web/components/overlay/choose-dialog.tsx';
import { toast } from '#web/components/overlay/toast.tsx';
import { toastWaiting } from '#web/components/overlay/toast-waiting.ts';
import { Pending } from '#web/components/state/pending.tsx';
import { hasLine } from '#web/lib/api/line.ts';
import { usePendingToggles } from '#web/parts/sync/queue/pending-toggles.ts';
import { useOwnCollections } from './api.ts';
import { addToNew, COLLECTED, DELETED, makeCollection, placeOf, setIncluded } from './changes.ts';
import { messages } from './messages.ts';
import { NewCollection } from './name-collection.tsx';
import { arrived, useUnsentCollections } from './use-unsent-collections.ts';

interface AddToCollectionsProps {
  of: CollectionOf;
  thing: { readonly id: string; readonly title: string };
  onClose: () => void;
}

const NEW = 'new/';

export function AddToCollections({ of, thing, onClose }: AddToCollectionsProps) {
  const reply = useOwnCollections(of, thing.id);
  const { data } = reply;
  const { data: known } = useOwnCollections(of);
  const isWanted = usePendingToggles(COLLECTED);
  const goes = usePendingToggles(DELETED);
  const [made, setMade] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isNaming, setNaming] = useState(false);
  // Without a connection those that the device knows, also without what is in them.
  const own = ((data ?? known)?.data ?? []).filter(({ id }) => goes(id) === undefined);
  const unsent = useUnsentCollections(of, own);
  // One that arrives while this is open has its own id from then on.
  const picked = chosen.map((one) => own.find(({ id }) => id === arrived.get(one))?.id ?? one);

  if (isNaming)
    return (
      <NewCollection
        onName={(title) => {
          setMade([...new Set([...made, title])]);
          setChosen([...new Set([...chosen, NEW + title])]);
          setNaming(false);
        }}
        onClose={() => setNaming(false)}
      />
    );
  const add = () => {
    for (const title of made.filter((name) => picked.includes(NEW + name)))
      void makeCollection({ of, title }, [thing]);
    for (const { key, id, title } of unsent.filter((one) => picked.includes(one.key)))
      if (id === undefined) void addToNew({ of, key, title }, thing);
      else setIncluded({ of, id, title }, thing, true);
    for (const collection of own.filter(({ id }) => picked.includes(id)))
      setIncluded(collection, thing, true);
    if (hasLine()) toast(messages.added(thing.title));
    else toastWaiting(messages.addedLater(thing.title));
    onClose();
  };
  const isIn = (id: string, isIncluded = false) => {
    const wanted = isWanted(placeOf(id, thing.id));
    return wanted === undefined ? isIncluded : wanted === '1';
  };
  return (
    <ChooseDialog
      title={messages.addTo}
      note={
        <>
          <p className="clamp">
            <b>{thing.title}</b>
          </p>
          {!data && !known && (
            <Pending
              of={reply}
              isInSection
              title={messages.collectionsFailed}
              lines={['line 70', 'line 40']}
            />
          )}
          {data && own.length + unsent.length + made.length === 0 && (
            <p className="soft">{messages.noneYet}</p>
          )}
        </>
      }
      choices={[
        ...made.map((title) => ({ id: NEW + title, name: title })),
        ...unsent.map(({ key, title, things }) => ({
          id: key,
          name: title,
          done: things.includes(thing.id) ? messages.alreadyIn : undefined,
        })),
        ...own.map(({ id, title, isIncluded }) => ({
          id,
          name: title,
          done: isIn(id, isIncluded) ? messages.alreadyIn : undefined,
        })),
      ]}
      chosen={picked}
      onChoose={setChosen}
      missing={messages.noCollection}
      onAdd={add}
      onClose={onClose}
    >
      <Button variant="plain" icon={<Plus />} onClick={() => setNaming(true)}>
        {messages.newCollection}
      </Button>
    </ChooseDialog>
  );
}
