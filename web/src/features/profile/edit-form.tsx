import { Suspense } from 'react';
import type { FieldErrors } from 'react-hook-form';
import type { User } from '#contract/users/users.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { Avatar } from '#web/components/content/avatar.tsx';
import { Checkbox } from '#web/components/form/checkbox.tsx';
import { TextField } from '#web/components/form/field.tsx';
import { toast } from '#web/components/overlay/toast.tsx';
import { awaitedPart } from '#web/components/state/awaited-part.tsx';
import { Skeleton } from '#web/components/state/skeleton.tsx';
import { contentUrl } from '#web/lib/config.ts';
import { FormPicture } from '#web/parts/forms/form-picture.tsx';
import { KeptForm } from '#web/parts/forms/kept-form.tsx';
import { messages } from './messages.ts';
import { type EditFormState, useEditForm } from './use-edit-form.ts';
import './edit-form.css';

/** The numbering plans of all countries weigh more than the rest of the screen. */
const PhoneAndPassword = awaitedPart(() => import('./phone-and-password.tsx'), 'PhoneAndPassword');

/** Fetches the phone field while the profile loads. */
export const fetchPhone = () => void PhoneAndPassword.fetch();

interface EditFormProps {
  user: User;
  /** Whether phones can be verified at all. */
  sms: boolean;
  onSaved: (before: User, after: User) => void;
}

export function EditForm({ user, sms, onSaved }: EditFormProps) {
  const state = useEditForm(user, onSaved);
  const { form, picture, isChanged, save, discard } = state;
  const { errors, isSubmitting } = form.formState;
  const texts = messages.form;
  return (
    <KeptForm
      className="edit-form"
      state={state}
      first="firstName"
      failure={errors.root?.message}
      typed={() => ({ ...form.getValues(), withoutPicture: '' })}
      onSave={save}
    >
      <FormPicture
        label={texts.picture}
        drop={texts.drop}
        picture={picture}
        error={(errors as FieldErrors<{ attachments: File }>).attachments?.message}
        stored={user.attachments && contentUrl('attachments', user.attachments)}
        show={(src, alt) => <Avatar id={user.id} name={user.name} src={src} alt={alt} size="form" />}
      />
      <ProfileFields {...state} username={user.username} sms={sms} />
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
          <Button
            variant="plain"
            onClick={() => {
              discard();
              toast(texts.discarded);
            }}
          >
            {texts.discard}
          </Button>
        )}
      </div>
    </KeptForm>
  );
}

type ProfileFieldsProps = EditFormState & Pick<EditFormProps, 'sms'> & { username: string | undefined };

/** The fields of the form. */
function ProfileFields({ form, username, isUnchecked, password, sms }: ProfileFieldsProps) {
  const { register, setValue, control, formState } = form;
  const texts = messages.form;
  const field = (name: 'firstName' | 'lastName' | 'email' | 'birthday' | 'place' | 'grows') => ({
    label: texts[name],
    error: formState.errors[name]?.message,
    ...register(name),
  });
  return (
    <>
      <div className="form-two stack gap-5">
        <TextField autoComplete="given-name" {...field('firstName')} />
        <TextField autoComplete="family-name" {...field('lastName')} />
        <TextField optional hint={texts.placeHint} autoComplete="off" {...field('place')} />
        <TextField optional hint={texts.growsHint} autoComplete="off" {...field('grows')} />
      </div>
      <TextField
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        hint={texts.emailHint}
        {...field('email')}
      />
      <Suspense fallback={<FieldSkeleton />}>
        <PhoneAndPassword
          control={control}
          username={username}
          isUnchecked={isUnchecked}
          password={password}
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
      <div className="stack gap-2">
        <Checkbox label={texts.showsEmail} hint={texts.showsEmailHint} {...register('showsEmail')} />
        <Checkbox label={texts.showsVisits} hint={texts.showsVisitsHint} {...register('showsVisits')} />
      </div>
    </>
  );
}

const FieldSkeleton = () => (
  <div className="field" aria-hidden="true">
    <Skeleton shape="line" width={30} />
    <Skeleton shape="picture" className="edit-sk-control" />
  </div>
);

/** A skeleton of the form. */
export const EditSkeleton = () => (
  <div className="form edit-form">
    <Skeleton shape="picture" className="edit-sk-drop" />
    <FieldSkeleton />
    <FieldSkeleton />
    <FieldSkeleton />
    <FieldSkeleton />
  </div>
);
