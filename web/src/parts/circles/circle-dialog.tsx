import { OwnedDialog } from '#web/parts/forms/owned-dialog.tsx';
import { CircleForm, type CircleFormProps } from './circle-form.tsx';
import type { Circle } from './circle-kind.ts';

export interface CircleDialogProps<Item extends Circle>
  extends Omit<CircleFormProps<Item>, 'item' | 'isGone'> {
  isNew: boolean;
}

/** Makes a circle, or changes one. */
export function CircleDialog<Item extends Circle>({ isNew, ...form }: CircleDialogProps<Item>) {
  const { kind, scope, of, onCancel } = form;
  return (
    <OwnedDialog kind={kind} isNew={isNew} of={{ ...scope, ...of }} onClose={onCancel}>
      {(item, isGone) => <CircleForm {...form} item={item} isGone={isGone} />}
    </OwnedDialog>
  );
}
