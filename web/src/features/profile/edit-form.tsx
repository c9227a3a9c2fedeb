import { Suspense, useEffect, useRef } from 'react';
import type { FieldErrors } from 'react-hook-form';
import type { User } from '#contract/users.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { Avatar } from '#web/components/content/avatar.tsx';
import { TextField } from '#web/components/form/field.tsx';
import { FormError } from '#web/components/form/form-error.tsx';
import { toast } from '#web/components/overlay/toast.tsx';
import { awaitedPart } from '#web/components/state/awaited-part.tsx';
import { ConflictNotice } from '#web/components/state/conflict-notice.tsx';
import { Skeleton } from '#web/components/state/skeleton.tsx';
import { contentUrl } from '#web/lib/config.ts';
import { useIsOnline } from '#web/lib/use-is-online.ts';
import { FormPicture } from '#web/parts/forms/form-picture.tsx';
import { NotKept } from '#web/parts/sync/status/not-kept.tsx';
import { messages } from './messages.ts';
import { type EditFormState, useEditForm } from './use-edit-form.ts';
import './edit-form.css';

/** The numbering plans of all countries weigh more than the rest of the screen. */
const PhoneField = awaitedPart(() => import('./phone-field.tsx'), 'PhoneField');

/** Fetches the phone's part while the profile is on its way. */
export const fetchPhone = () => void PhoneField.fetch();

interface EditFormProps {
  user: User;
  /** Whether phones can be verified at all. */
  sms: boolean;
  onSaved: (before: User, after: User) => void;
}

export function EditForm({ user, sms, onSaved }: EditFormProps) {
  const { form, picture, isChanged, isRefused, restarts, conflict, save, discard } = useEditForm(
    user,
    onSaved,
  );
  const { handleSubmit, setFocus, formState } = form;
  const { errors, isSubmitting } = formState;
  const element = useRef<HTMLFormElement>(null);
  const texts = messages.form;
  const isWaiting = errors.root?.type === 'waiting';
  const isOnline = useIsOnline();
  // What can be sent at once is not in danger.
  const isNotKept = isRefused && (isWaiting || !(errors.root || isOnline));
  const isTold = conflict !== undefined || errors.root !== undefined;

  useEffect(() => {
    // On a phone the box on top is out of sight where the form is sent.
    if (isTold) element.current?.querySelector('.alert')?.scrollIntoView?.({ block: 'nearest' });
  }, [isTold]);

  useEffect(() => {
    // The button that was pressed is gone.
    if (restarts > 0) setFocus('firstName');
  }, [restarts, setFocus]);

  const submitAs = (version?: number) => handleSubmit((fields) => save(fields, version))();
  const startAgain = () => {
    discard();
    toast(texts.discarded);
  };
  return (
    <form
      ref={element}
      className="form edit-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submitAs();
      }}
    >
      {errors.root?.message && !isNotKept && !conflict && (
        <FormError isWaiting={isWaiting}>{errors.root.message}</FormError>
      )}
      {isNotKept && !conflict && (
        <NotKept why={errors.root?.message} typed={() => ({ ...form.getValues(), withoutPicture: '' })} />
      )}
      {conflict && (
        <ConflictNotice
          changedAt={conflict.changedAt}
          differences={conflict.differences}
          onTake={discard}
          onKeep={() => {
            conflict.keep();
            void submitAs(conflict.version);
          }}
        />
      )}
      <FormPicture
        label={texts.picture}
        drop={texts.drop}
        picture={picture}
        error={(errors as FieldErrors<{ attachments: File }>).attachments?.message}
        stored={user.attachments && contentUrl('attachments', user.attachments)}
        show={(src, alt) => <Avatar id={user.id} name={user.name} src={src} alt={alt} size="form" />}
      />
      <ProfileFields form={form} sms={sms} />
      <div className="cluster gap-3">
        <Button
          variant="primary"
          type="submit"
          busy={isSubmitting}
          busyText={texts.saving}
          disabled={picture.isBusy}
        >
          {texts.submit}
        </Button>
        {isChanged && !isSubmitting && (
          <Button variant="plain" onClick={startAgain}>
            {texts.discard}
          </Button>
        )}
      </div>
    </form>
  );
}

/** What of a profile is typed. */
function ProfileFields({ form, sms }: Pick<EditFormState, 'form'> & Pick<EditFormProps, 'sms'>) {
  const { register, setValue, control, formState } = form;
  const texts = messages.form;
  const field = (name: 'firstName' | 'lastName' | 'email' | 'birthday') => ({
    label: texts[name],
    error: formState.errors[name]?.message,
    ...register(name),
  });
  return (
    <>
      <div className="form-two stack gap-5">
        <TextField autoComplete="given-name" {...field('firstName')} />
        <TextField autoComplete="family-name" {...field('lastName')} />
      </div>
      <TextField
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        {...field('email')}
      />
      <Suspense fallback={<FieldSkeleton />}>
        <PhoneField
          control={control}
          onPresent={(country, text) => {
            setValue('country', country);
            setValue('phone', text);
          }}
          {...(!sms && { hint: messages.noSms })}
        />
      </Suspense>
      <TextField
        optional
        hint={texts.birthdayFormat}
        autoComplete="bday"
        inputMode="numeric"
        {...field('birthday')}
      />
    </>
  );
}

const FieldSkeleton = () => (
  <div className="field" aria-hidden="true">
    <Skeleton shape="line" width={30} />
    <Skeleton shape="picture" className="edit-sk-control" />
  </div>
);

/** In the sizes of the form. */
export const EditSkeleton = () => (
  <div className="form edit-form">
    <Skeleton shape="picture" className="edit-sk-drop" />
    <FieldSkeleton />
    <FieldSkeleton />
    <FieldSkeleton />
    <FieldSkeleton />
  </div>
);
