import { useId } from 'react';
import * as z from 'zod/mini';
import { GroupDraft } from '#contract/groups.ts';
import { TextArea, TextField } from '#web/components/form/field.tsx';
import { useCheckedForm } from '#web/components/form/use-checked-form.ts';
import { Dialog } from '#web/components/overlay/dialog.tsx';
import { DialogActs } from '#web/components/overlay/dialog-acts.tsx';
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
    <Dialog title={title} onClose={onClose}>
      <form className="form" noValidate onSubmit={submit}>
        <SampleNote id={useId()} title={texts.sample} text={texts.formText} />
        <TextField label={texts.title} autoComplete="off" {...field('title')} />
        <TextArea label={texts.description} {...field('description')} />
        <DialogActs onClose={onClose}>{action}</DialogActs>
      </form>
    </Dialog>
  );
}
