import { useState } from 'react';
import { Button } from '#web/components/buttons/button.tsx';
import { Avatar } from '#web/components/content/avatar.tsx';
import { TextField } from '#web/components/form/field.tsx';
import { FormError } from '#web/components/form/form-error.tsx';
import { ChooseDialog } from '#web/components/overlay/choose-dialog.tsx';
import { Confirm } from '#web/components/overlay/confirm.tsx';
import { Dialog } from '#web/components/overlay/dialog.tsx';
import { SlidePanel } from '#web/components/overlay/slide-panel.tsx';
import { person } from '#web/lib/art.ts';
import { longWord } from './long-text.ts';

interface OverlayProps {
  onClose: () => void;
}

export function SampleDialog({ onClose }: OverlayProps) {
  return (
    <Dialog title="New group" closeLabel="Close" onClose={onClose}>
      <Form onClose={onClose} />
    </Dialog>
  );
}

export function FailedDialog({ onClose }: OverlayProps) {
  return (
    <Dialog title={longWord} closeLabel="Close" onClose={onClose}>
      <Form onClose={onClose} failed />
    </Dialog>
  );
}

function Form({ onClose, failed = false }: OverlayProps & { failed?: boolean }) {
  return (
    <form
      className="form"
      onSubmit={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {failed && <FormError>There is no connection right now. Check your signal and try again.</FormError>}
      <TextField label="Name" error={failed ? 'You must enter a name' : undefined} />
      <TextField label="Description" optional />
      <div className="dialog-acts">
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="primary" type="submit">
          Create
        </Button>
      </div>
    </form>
  );
}

export function SampleChoice({ onClose }: OverlayProps) {
  const [chosen, setChosen] = useState<readonly string[]>(['2']);
  return (
    <ChooseDialog
      title="Add members"
      choices={['Zola Adeyemi', 'Henrik Dahl', longWord].map((name, index) => ({
        id: String(index + 1),
        name,
        picture: <Avatar id={name} name={name} src={person(index + 1)} />,
        done: index === 0 ? 'Has been added already.' : undefined,
      }))}
      chosen={chosen}
      onChoose={setChosen}
      missing="Please choose at least one member."
      onAdd={onClose}
      onClose={onClose}
    >
      <Button variant="plain">Invite somebody else</Button>
    </ChooseDialog>
  );
}

export function SampleConfirm({ onClose }: OverlayProps) {
  return (
    <Confirm
      title="Do you want to leave this course?"
      text="Your progress is kept for when you come back."
      confirmLabel="Yes"
      cancelLabel="Cancel"
      onConfirm={onClose}
      onCancel={onClose}
    />
  );
}

export function SamplePanel({ onClose }: OverlayProps) {
  return (
    <SlidePanel title="Notifications" closeLabel="Close" onClose={onClose}>
      <p className="soft">Nothing new today.</p>
    </SlidePanel>
  );
}
