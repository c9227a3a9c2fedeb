import { useDevice } from '#web/parts/outbox/use-device.ts';
import { FormActs } from './form-acts.tsx';
import { FormFile } from './form-file.tsx';
import { messages } from './messages.ts';
import type { Values } from './owned-draft.ts';
import { OwnedForm } from './owned-form.tsx';
import { type Owned, standsOf } from './owned-kind.ts';
import { SendingFile } from './sending-file.tsx';
import { filesOf, takeFile } from './take-file.ts';
import { type OwnedFormOptions, useOwnedForm } from './use-owned-form.ts';
import { useSending } from './use-sending.ts';

interface FileFormProps<Item extends Owned> extends Omit<OwnedFormOptions<Item>, 'takeFile' | 'filesOf'> {
  /** Of its file; its size in bytes. */
  stored: { readonly name: string; readonly size: number } | undefined;
  texts: {
    readonly file: string;
    /** How large it may be. */
    readonly largest: string;
    /** On the button that sends a new one. */
    readonly add: string;
  };
  /** What a chosen file says of a new thing, in fields that the member has not touched; `before`: whose place it takes. */
  impliedBy: (chosen: File, before: File | undefined) => Values;
  onClose: () => void;
}

/** What a thing with a file of any kind is made of; from its sending on, how far that has come. */
export function FileForm<Item extends Owned>(props: FileFormProps<Item>) {
  const { stored, texts, impliedBy, onClose, ...options } = props;
  const { kind, of, item } = options;
  const state = useOwnedForm({ ...options, takeFile, filesOf });
  const sending = useSending(standsOf(kind, of), kind.fileField ?? 'file');
  const device = useDevice();
  const { form, file } = state;
  const { isSubmitting, dirtyFields, errors } = form.formState;

  const choose = async (chosen: File) => {
    const implied = Object.entries(item ? {} : impliedBy(chosen, file.file)).filter(
      ([name]) => !dirtyFields[name],
    );
    const before = implied.map(([name]) => [name, form.getValues(name)] as const);
    for (const [name, value] of implied) form.setValue(name, value);
    if (await file.choose(chosen)) return;
    for (const [name, value] of before) if (!form.getFieldState(name).isDirty) form.setValue(name, value);
  };
  const isWaiting = sending?.thing.state === 'waiting';
  return (
    <OwnedForm
      kind={kind}
      isNew={!item}
      // What is typed while its small picture is made would not be sent.
      isReadOnly={sending !== undefined || isSubmitting}
      state={state}
      file={
        sending ? (
          <SendingFile label={texts.file} sending={sending} onRemove={file.remove} />
        ) : (
          <FormFile
            label={texts.file}
            note={texts.largest}
            file={file}
            stored={stored}
            error={file.error ?? errors.file?.message}
            onChoose={choose}
          />
        )
      }
    >
      {sending?.transfer && (
        <p className="soft">{isWaiting ? messages.sending.kept(device.name) : messages.sending.closable}</p>
      )}
      <FormActs
        state={state}
        submit={item ? messages.save : texts.add}
        isBusy={isSubmitting || sending?.thing.state === 'sending'}
        isWaiting={isWaiting}
        isClosable={sending !== undefined}
        onClose={onClose}
      />
    </OwnedForm>
  );
}
