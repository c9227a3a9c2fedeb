import { useId } from 'react';
import { NameDialog } from '#web/components/overlay/name-dialog.tsx';
import { SampleNote } from '#web/components/page/sample-note.tsx';
import { messages } from './messages.ts';

/** In characters. */
const LONGEST = 100;

const texts = messages.editing;

interface RenameCollectionProps {
  title: string;
  onName: (name: string) => void;
  onClose: () => void;
}

/** Asks what a collection is to be called. */
export function RenameCollection({ title, onName, onClose }: RenameCollectionProps) {
  const refusalOf = (name: string) => {
    if (name === '') return texts.noName;
    return name.length > LONGEST ? texts.nameTooLong(LONGEST) : undefined;
  };
  return (
    <NameDialog
      title={texts.rename}
      action={texts.rename}
      was={title}
      note={<SampleNote id={useId()} title={texts.sample} text={texts.sampleText} />}
      {...{ refusalOf, onName, onClose }}
    />
  );
}
