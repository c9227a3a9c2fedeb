import { OwnedDialog } from '#web/parts/forms/owned-dialog.tsx';
import { PictureForm } from '#web/parts/forms/picture-form.tsx';
import type { Circle, CircleKind } from './circle-kind.ts';
import './circle-dialog.css';

export interface CircleDialogProps<Item extends Circle> {
  kind: CircleKind<Item>;
  memberId: string;
  isNew: boolean;
  /** The circle, or a new one, by the name that the device gave it. */
  of: { readonly id: string };
  /** Where a new one is made. */
  scope: object;
  onSaved: (item: Item) => void;
  /** The save is kept on this device and will be sent. @default `onCancel` */
  onKept?: () => void;
  onCancel: () => void;
}

/** Makes a circle, or changes one. */
export function CircleDialog<Item extends Circle>(props: CircleDialogProps<Item>) {
  const { isNew, onCancel, onKept = onCancel, ...form } = props;
  const { kind, scope, of } = form;
  const className = `circle-preview ${kind.noun}-preview`;
  return (
    <OwnedDialog kind={kind} isNew={isNew} of={{ ...scope, ...of }} onClose={onCancel}>
      {(item, isDeleted) => (
        <PictureForm
          {...form}
          item={item}
          isDeleted={isDeleted}
          picture={{ stored: kind.pictureOf(item), className }}
          onKept={onKept}
          onClose={onCancel}
        />
      )}
    </OwnedDialog>
  );
}
