import { type ReactNode, useState } from 'react';
import { Button } from '#web/components/buttons/button.tsx';
import { Avatar } from '#web/components/content/avatar.tsx';
import { TextField } from '#web/components/form/field.tsx';
import { FormError } from '#web/components/form/form-error.tsx';
import { ChooseDialog } from '#web/components/overlay/choose-dialog.tsx';
import { Confirm } from '#web/components/overlay/confirm.tsx';
import { Dialog, SlidePanel } from '#web/components/overlay/dialog.tsx';
import { longWord, unreachable } from './samples.tsx';

/** What opens, by what it is. */
export type OverlayName =
  | 'dialog'
  | 'dialog, error, long text'
  | 'list of checks'
  | 'confirm'
  | 'slide panel';

export function Overlay({ name, onClose }: { name: OverlayName; onClose: () => void }) {
  const closing = { closeLabel: 'Close', onClose };
  const overlays: Record<OverlayName, ReactNode> = {
    dialog: (
      <Dialog title="New group" {...closing}>
        <Form onClose={onClose} />
      </Dialog>
    ),
    'dialog, error, long text': (
      <Dialog title={longWord} {...closing}>
        <Form onClose={onClose} failed />
      </Dialog>
    ),
    'list of checks': <Choice onClose={onClose} />,
    confirm: (
      <Confirm
        title="Do you want to leave this course?"
        text="Your progress is kept for when you come back."
        confirmLabel="Yes"
        cancelLabel="Cancel"
        onConfirm={onClose}
        onCancel={onClose}
      />
    ),
    'slide panel': (
      <SlidePanel title="Notifications" {...closing}>
        <p className="soft">Nothing new today.</p>
      </SlidePanel>
    ),
  };
  return overlays[name];
}

const Form = ({ onClose, failed = false }: { onClose: () => void; failed?: boolean }) => (
  <form
    className="form"
    onSubmit={(event) => {
      event.preventDefault();
      onClose();
    }}
  >
    {failed && <FormError>{unreachable.message}</FormError>}
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

function Choice({ onClose }: { onClose: () => void }) {
  const [chosen, setChosen] = useState<readonly string[]>(['2']);
  return (
    <ChooseDialog
      title="Add members"
      choices={['Zola Adeyemi', 'Henrik Dahl', longWord].map((name, index) => ({
        id: String(index + 1),
        name,
        picture: <Avatar id={name} name={name} />,
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
