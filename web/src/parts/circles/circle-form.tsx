import { PictureForm } from '#web/parts/forms/picture-form.tsx';
import type { Circle, CircleKind } from './circle-kind.ts';
import './circle-form.css';

export interface CircleFormProps<Item extends Circle> {
  kind: CircleKind<Item>;
  memberId: string;
  /** The circle, or one that is still to be made, by the name that the device gave it. */
  of: { readonly id: string };
  /** Absent: it makes a new one, there where `scope` says. */
  item?: Item | undefined;
  /** Whether it is not there any more. */
  isGone: boolean;
  scope: object;
  onSaved: (item: Item) => void;
  /** It is kept on this device and goes out by itself. @default `onCancel` */
  onKept?: () => void;
  onCancel: () => void;
}

export function CircleForm<Item extends Circle>(props: CircleFormProps<Item>) {
  const { item, onCancel, onKept = onCancel, ...form } = props;
  const { kind } = form;
  const className = `circle-preview is-${kind.look} ${kind.noun}-preview`;
  return (
    <PictureForm
      {...form}
      item={item}
      picture={{ stored: kind.pictureOf(item), className }}
      onKept={onKept}
      onClose={onCancel}
    />
  );
}
