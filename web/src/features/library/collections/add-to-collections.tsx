import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '#web/components/buttons/button.tsx';
import { ChooseDialog } from '#web/components/overlay/choose-dialog.tsx';
import { toast } from '#web/components/overlay/toast.tsx';
import { SampleNote } from '#web/components/page/sample-note.tsx';
import { messages } from './messages.ts';
import { NewCollection } from './new-collection.tsx';
import { addToCollections, useCollections } from './use-collections.ts';

export function AddToCollections({ title, onClose }: { title: string; onClose: () => void }) {
  const { own } = useCollections();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isNaming, setNaming] = useState(false);
  const note = useId();

  if (isNaming)
    return (
      <NewCollection
        onMade={(id) => {
          setChosen([...chosen, id]);
          setNaming(false);
        }}
        onClose={() => setNaming(false)}
      />
    );
  return (
    <ChooseDialog
      title={messages.addTo}
      note={<SampleNote id={note} title={messages.addToSample} text={messages.addToSampleText} />}
      choices={own.map(({ id, title: name, files }) => ({
        id,
        name,
        done: files.some((file) => file.title === title) ? messages.alreadyIn : undefined,
      }))}
      chosen={chosen}
      onChoose={setChosen}
      missing={messages.noCollection}
      onAdd={() => {
        addToCollections(title, chosen);
        toast(messages.added(title));
        onClose();
      }}
      onClose={onClose}
    >
      <Button variant="plain" icon={<Plus />} onClick={() => setNaming(true)}>
        {messages.newCollection}
      </Button>
    </ChooseDialog>
  );
}
