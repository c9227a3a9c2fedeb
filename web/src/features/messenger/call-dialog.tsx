import { MicOff, PhoneOff } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '#web/components/buttons/button.tsx';
import { Avatar } from '#web/components/content/avatar.tsx';
import { Dialog } from '#web/components/overlay/dialog.tsx';
import { SampleNote } from '#web/components/page/sample-note.tsx';
import { person } from '#web/lib/art.ts';
import { chatMessages } from './chat-messages.ts';
import type { Contact } from './use-contacts.ts';
import './call-dialog.css';

interface CallDialogProps {
  contact: Contact;
  isVideo: boolean;
  onClose: () => void;
}

/** What a call would look like: nobody is called. */
export function CallDialog({ contact, isVideo, onClose }: CallDialogProps) {
  const [isMuted, setMuted] = useState(false);
  const title = isVideo ? chatMessages.videoCallWith : chatMessages.callWith;
  return (
    <Dialog title={title(contact.name)} closeLabel={chatMessages.close} onClose={onClose}>
      <SampleNote id={useId()} title={chatMessages.callSample} text={chatMessages.callSampleText} />
      <div className={isVideo ? 'call call-video' : 'call'}>
        <Avatar id={contact.id} name={contact.name} src={person(contact.face)} size="lg" />
      </div>
      <div className="dialog-acts dialog-acts-stay">
        <Button
          aria-pressed={isMuted}
          icon={<MicOff className="icon" aria-hidden="true" />}
          onClick={() => setMuted(!isMuted)}
        >
          {chatMessages.mute}
        </Button>
        <Button variant="danger" icon={<PhoneOff className="icon" aria-hidden="true" />} onClick={onClose}>
          {chatMessages.endCall}
        </Button>
      </div>
    </Dialog>
  );
}
