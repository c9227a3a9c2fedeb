import { useId } from 'react';
import * as z from 'zod/mini';
import { GroupDraft } from '#contract/groups.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { TextArea, TextField } from '#web/components/form/field.tsx';
import { useCheckedForm } from '#web/components/form/use-checked-form.ts';
import { Dialog } from '#web/components/overlay/dialog.tsx';
import { SampleNote } from '#web/components/page/sample-note.tsx';
import { messages } from './messages.ts';

const texts = messages.static;
const Typed = z.pick(GroupDraft, { title: true, description: true });
type Typed = z.infer<typeof Typed>;

interface SampleGroupDialogProps {
  title: string;
  /** On the button. */
  action: string;
  initial: Typed;
  onDone: (typed: Typed) => void;
  onClose: () => void;
}

/** The documents' static form of a group: it checks what is typed, and calls nothing. */
export function SampleGroupDialog({ title, action, initial, onDone, onClose }: SampleGroupDialogProps) {
  const { title: named, description } = initial;
  const { submit, field } = useCheckedForm(Typed, { title: named, description }, onDone);
  return (
    <Dialog title={title} closeLabel={texts.close} onClose={onClose}>
      <form className="form" noValidate onSubmit={submit}>
        <SampleNote id={useId()} title={texts.sample} text={texts.formText} />
        <TextField label={texts.title} autoComplete="off" {...field('title')} />
        <TextArea label={texts.description} {...field('description')} />
        <div className="dialog-acts">
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" variant="primary">
            {action}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
