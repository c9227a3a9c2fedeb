import { MicOff, PhoneOff } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '#web/components/buttons/button.tsx';
import { Avatar } from '#web/components/content/avatar.tsx';
import { Dialog } from '#web/components/overlay/dialog.tsx';
import { SampleNote } from '#web/components/page/sample-note.tsx';
import type { Other } from './chat.tsx';
import { chatMessages } from './chat-messages.ts';
import './chat-dialogs.css';

interface CallDialogProps {
  other: Other;
  isVideo: boolean;
  onClose: () => void;
}

/** A picture of a call: nobody is called. */
export function CallDialog({ other, isVideo, onClose }: CallDialogProps) {
  const [isMuted, setMuted] = useState(false);
  const title = isVideo ? chatMessages.videoCallWith : chatMessages.callWith;
  return (
    <Dialog title={title(other.name)} onClose={onClose}>
      <SampleNote id={useId()} title={chatMessages.callSample} text={chatMessages.callSampleText} />
      <div className={isVideo ? 'call call-video' : 'call'}>
        <Avatar id={other.id ?? ''} name={other.name} file={other.avatar} size="lg" />
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
