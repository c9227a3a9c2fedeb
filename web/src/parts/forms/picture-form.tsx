import type { ReactNode } from 'react';
import { Picture, type PictureSource } from '#web/components/content/picture.tsx';
import { takePicture } from '#web/components/form/take-picture.ts';
import { FormPicture } from './form-picture.tsx';
import { messages } from './messages.ts';
import { FormActs, OwnedForm } from './owned-form.tsx';
import type { Owned } from './owned-kind.ts';
import { type OwnedFormOptions, useOwnedForm } from './use-owned-form.ts';

/** Longest edge in pixels: a card is at most 500 wide, and screens have two or three pixels for each. */
const takeFile = takePicture(1200);

interface PictureFormProps<Item extends Owned> extends Omit<OwnedFormOptions<Item>, 'takeFile' | 'filesOf'> {
  picture: {
    /** The stored picture, and the drawing where there is none. */
    readonly stored: PictureSource;
    readonly className: string;
    /** Before 'choose a file'. */
    readonly drop?: string;
  };
  onClose: () => void;
  children?: ReactNode;
}

export function PictureForm<Item extends Owned>(props: PictureFormProps<Item>) {
  const { picture, onClose, children, ...options } = props;
  const { kind, item } = options;
  const state = useOwnedForm({ ...options, takeFile });
  const { form, file } = state;
  const { errors } = form.formState;
  return (
    <OwnedForm
      kind={kind}
      isNew={!item}
      state={state}
      file={
        <FormPicture
          stored={picture.stored.src}
          show={(src, alt) => (
            <Picture {...picture.stored} src={src} alt={alt} className={picture.className} />
          )}
          {...(picture.drop !== undefined && { drop: picture.drop })}
          label={kind.fields.find(({ as }) => as === 'file')?.label ?? ''}
          picture={file}
          isNew={!item}
          error={errors[kind.fileField ?? 'file']?.message}
        />
      }
    >
      {children}
      <FormActs
        state={state}
        submit={item ? messages.save : kind.texts.create}
        isOff={file.isBusy}
        onClose={onClose}
      />
    </OwnedForm>
  );
}
