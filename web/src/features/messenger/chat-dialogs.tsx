import { MicOff, PhoneOff } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '#web/components/buttons/button.tsx';
import { Avatar } from '#web/components/content/avatar.tsx';
import { List, ListRow } from '#web/components/list/list.tsx';
import { Dialog } from '#web/components/overlay/dialog.tsx';
import { SampleNote } from '#web/components/page/sample-note.tsx';
import { chatMessages } from './chat-messages.ts';
import { type Contact, sampleContacts } from './samples.ts';
import './chat-dialogs.css';

/** Members who could be added to a chat: nobody is added. */
export function AddMemberDialog({ to, onClose }: { to: Contact; onClose: () => void }) {
  const note = useId();
  return (
    <Dialog title={chatMessages.addMember} onClose={onClose}>
      <SampleNote id={note} title={chatMessages.addSample} text={chatMessages.addSampleText} />
      <div className="chat-add">
        <List>
          {sampleContacts
            .filter(({ id }) => id !== to.id)
            .map(({ id, name }) => (
              <ListRow key={id} title={name} lead={<Avatar id={id} name={name} />}>
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

interface CallDialogProps {
  contact: Contact;
  isVideo: boolean;
  onClose: () => void;
}

/** A picture of a call: nobody is called. */
export function CallDialog({ contact, isVideo, onClose }: CallDialogProps) {
  const [isMuted, setMuted] = useState(false);
  const title = isVideo ? chatMessages.videoCallWith : chatMessages.callWith;
  return (
    <Dialog title={title(contact.name)} onClose={onClose}>
      <SampleNote id={useId()} title={chatMessages.callSample} text={chatMessages.callSampleText} />
      <div className={isVideo ? 'call call-video' : 'call'}>
        <Avatar id={contact.id} name={contact.name} size="lg" />
      </div>
      <div className="dialog-acts dialog-acts-stay">
        <Button aria-pressed={isMuted} icon={<MicOff />} onClick={() => setMuted(!isMuted)}>
          {chatMessages.mute}
        </Button>
        <Button variant="danger" icon={<PhoneOff />} onClick={onClose}>
          {chatMessages.endCall}
        </Button>
      </div>
    </Dialog>
  );
}
