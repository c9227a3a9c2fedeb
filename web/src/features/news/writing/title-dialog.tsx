import { Dialog } from '#web/components/overlay/dialog.tsx';
import { messages } from '../messages.ts';
import { type TitleAndCategory, TitleForm } from './title-form.tsx';

interface TitleDialogProps {
  initial: TitleAndCategory;
  onClose: () => void;
  onChange: (values: TitleAndCategory) => void;
}

/** Changes the title and the category of a news that is being written. */
export function TitleDialog({ initial, onClose, onChange }: TitleDialogProps) {
  const { changeTitle, apply, cancel } = messages.dialog;
  return (
    <Dialog title={changeTitle} closeLabel={cancel} onClose={onClose}>
      <TitleForm initial={initial} action={apply} onSubmit={onChange} onCancel={onClose} />
    </Dialog>
  );
}
