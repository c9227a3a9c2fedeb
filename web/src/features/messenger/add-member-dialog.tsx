import { useId } from 'react';
import { Button } from '#web/components/buttons/button.tsx';
import { Avatar } from '#web/components/content/avatar.tsx';
import { List, ListRow } from '#web/components/list/list.tsx';
import { Dialog } from '#web/components/overlay/dialog.tsx';
import { SampleNote } from '#web/components/page/sample-note.tsx';
import { person } from '#web/lib/art.ts';
import { chatMessages } from './chat-messages.ts';
import { type Contact, useContacts } from './use-contacts.ts';
import './add-member-dialog.css';

/** Whom one could add to a chat: nobody is added. */
export function AddMemberDialog({ to, onClose }: { to: Contact; onClose: () => void }) {
  const note = useId();
  return (
    <Dialog title={chatMessages.addMember} closeLabel={chatMessages.close} onClose={onClose}>
      <SampleNote id={note} title={chatMessages.addSample} text={chatMessages.addSampleText} />
      <div className="add-members">
        <List>
          {useContacts()
            .filter(({ id }) => id !== to.id)
            .map(({ id, name, face }) => (
              <ListRow key={id} title={name} lead={<Avatar id={id} name={name} src={person(face)} />}>
                <Button
                  small
                  aria-disabled
                  aria-describedby={note}
                  aria-label={`${chatMessages.add} ${name}`}
                >
                  {chatMessages.add}
                </Button>
              </ListRow>
            ))}
        </List>
      </div>
    </Dialog>
  );
}
