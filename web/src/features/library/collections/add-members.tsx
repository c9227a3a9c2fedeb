import { useId, useState } from 'react';
import { Avatar } from '#web/components/content/avatar.tsx';
import { ChooseDialog } from '#web/components/overlay/choose-dialog.tsx';
import { toast } from '#web/components/overlay/toast.tsx';
import { SampleNote } from '#web/components/page/sample-note.tsx';
import { messages } from './messages.ts';
import { sampleMembers } from './samples.ts';
import { addMembers, type Collection } from './use-collections.ts';

export function AddMembers({ collection, onClose }: { collection: Collection; onClose: () => void }) {
  const { id, title, members } = collection;
  const [chosen, setChosen] = useState<readonly string[]>([]);
  return (
    <ChooseDialog
      title={messages.addMembers}
      note={<SampleNote id={useId()} title={messages.membersSample} text={messages.membersSampleText} />}
      choices={sampleMembers.map((member) => ({
        ...member,
        picture: <Avatar id={member.id} name={member.name} />,
        done: members.includes(member.id) ? messages.isMember : undefined,
      }))}
      chosen={chosen}
      onChoose={setChosen}
      missing={messages.noMember}
      onAdd={() => {
        addMembers(id, chosen);
        toast(messages.membersAdded(title));
        onClose();
      }}
      onClose={onClose}
    />
  );
}
