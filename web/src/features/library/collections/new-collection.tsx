import { useId } from 'react';
import { NameDialog } from '#web/components/overlay/name-dialog.tsx';
import { SampleNote } from '#web/components/page/sample-note.tsx';
import { messages } from './messages.ts';
import { makeCollection, useCollections } from './use-collections.ts';

const MAX_NAME_LENGTH = 100;

interface NewCollectionProps {
  onMade: (id: string, title: string) => void;
  onClose: () => void;
}

export function NewCollection({ onMade, onClose }: NewCollectionProps) {
  const { own } = useCollections();
  const refusalOf = (name: string) => {
    if (name === '') return messages.noName;
    if (name.length > MAX_NAME_LENGTH) return messages.nameTooLong(MAX_NAME_LENGTH);
    const isTaken = own.some(({ title }) => title.toLowerCase() === name.toLowerCase());
    return isTaken ? messages.nameTaken : undefined;
  };
  return (
    <NameDialog
      title={messages.newCollection}
      note={<SampleNote id={useId()} title={messages.newSample} text={messages.newSampleText} />}
      refusalOf={refusalOf}
      onName={(name) => onMade(makeCollection(name), name)}
      onClose={onClose}
    />
  );
}
