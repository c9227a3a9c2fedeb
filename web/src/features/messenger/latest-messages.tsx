import { useId } from 'react';
import { SampleNote } from '#web/components/page/sample-note.tsx';
import { ContactList } from './contact-list.tsx';
import { messages } from './messages.ts';

/** What the shell's messages open: the latest of each chat. */
export function LatestMessages() {
  return (
    <>
      <SampleNote id={useId()} title={messages.sample} text={messages.sampleText} />
      <ContactList />
    </>
  );
}
