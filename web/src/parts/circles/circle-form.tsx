import { Button } from '#web/components/buttons/button.tsx';
import { takePicture } from '#web/components/form/take-picture.ts';
import { FormPicture } from '#web/parts/owned/form-picture.tsx';
import { messages } from '#web/parts/owned/messages.ts';
import { OwnedForm } from '#web/parts/owned/owned-form.tsx';
import { useOwnedForm } from '#web/parts/owned/use-owned-form.ts';
import type { Circle, CircleKind } from './circle-kind.ts';
import './circle-form.css';

/** Longest edge in pixels: a card is at most 500 wide, and screens have two or three pixels for each. */
const takeFile = takePicture(1200);

export interface CircleFormProps<Item extends Circle> {
  kind: CircleKind<Item>;
  memberId: string;
  /** The circle, or one that is still to be made, by the name that the device gave it. */
  of: { readonly id: string };
  /** Absent: it makes a new one, there where `scope` says. */
  item?: Item | undefined;
  scope: object;
  onSaved: (item: Item) => void;
  onCancel: () => void;
}

export function CircleForm<Item extends Circle>({ onCancel, item, ...props }: CircleFormProps<Item>) {
  const { kind } = props;
  const state = useOwnedForm({ ...props, item, takeFile });
  const { form, file } = state;
  const picture = kind.fields.find(({ as }) => as === 'file');
  return (
    <OwnedForm
      kind={kind}
      isNew={!item}
      state={state}
      file={
        <FormPicture
          label={picture?.label ?? ''}
          picture={file}
          stored={kind.pictureOf(item)}
          isNew={!item}
          className={`circle-preview is-${kind.look} ${kind.noun}-preview`}
        />
      }
    >
      <div className="dialog-acts">
        <Button onClick={onCancel}>{messages.cancel}</Button>
        <Button
          type="submit"
          variant="primary"
          busy={form.formState.isSubmitting}
          busyText={messages.saving}
          disabled={file.isBusy}
        >
          {item ? messages.save : kind.texts.create}
        </Button>
      </div>
    </OwnedForm>
  );
}
