import type { Resource } from '#contract/resources.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { isVideo } from '#web/lib/media/video-types.ts';
import { useDevice } from '#web/parts/outbox/use-device.ts';
import { FormFile } from '#web/parts/owned/form-file.tsx';
import { messages as texts } from '#web/parts/owned/messages.ts';
import { OwnedForm } from '#web/parts/owned/owned-form.tsx';
import { standsOf } from '#web/parts/owned/owned-kind.ts';
import { SendingFile } from '#web/parts/owned/sending-file.tsx';
import { useOwnedForm } from '#web/parts/owned/use-owned-form.ts';
import { useSending } from '#web/parts/owned/use-sending.ts';
import { messages } from './messages.ts';
import { resourceKind } from './resource-kind.ts';
import { filesOf, takeFile } from './take-file.ts';

interface ResourceFormProps {
  memberId: string;
  /** The resource, or one that is still to be added, by the name that the device gave it. */
  of: { readonly id: string };
  item: Resource | undefined;
  onSaved: (saved: Resource) => void;
  onClose: () => void;
}

/** What a resource is made of; from its sending on, how far that has come. */
export function ResourceForm({ memberId, of, item, onSaved, onClose }: ResourceFormProps) {
  const kind = resourceKind;
  const state = useOwnedForm({ kind, memberId, of, item, scope: {}, takeFile, filesOf, onSaved });
  const sending = useSending(standsOf(kind, of), kind.fileField);
  const device = useDevice();
  const { form, file } = state;
  const { isSubmitting, dirtyFields, errors } = form.formState;

  const choose = (chosen: File) => {
    if (!item && !dirtyFields['resourceType'] && isVideo(chosen)) form.setValue('resourceType', 'videos');
    void file.choose(chosen);
  };
  const { add } = messages;
  const isWaiting = sending?.thing.state === 'waiting';
  return (
    <OwnedForm
      kind={kind}
      isNew={!item}
      isReadOnly={sending !== undefined}
      state={state}
      file={
        sending ? (
          <SendingFile label={messages.file} sending={sending} onRemove={file.remove} />
        ) : (
          <FormFile
            label={messages.file}
            note={messages.largest}
            file={file}
            stored={item?.file}
            error={file.error ?? errors.file?.message}
            onChoose={choose}
          />
        )
      }
    >
      {sending?.transfer && (
        <p className="soft">{isWaiting ? texts.sending.kept(device.name) : texts.sending.closable}</p>
      )}
      <div className="dialog-acts dialog-acts-stay">
        <Button onClick={onClose}>{sending ? texts.close : texts.cancel}</Button>
        <Button
          type="submit"
          variant="primary"
          busy={isSubmitting || sending?.thing.state === 'sending'}
          busyText={texts.saving}
        >
          {isWaiting ? texts.sending.again : item ? texts.save : add}
        </Button>
      </div>
    </OwnedForm>
  );
}
