import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '#web/components/buttons/button.tsx';
import { FormError } from '#web/components/form/form-error.tsx';
import { PasswordField } from '#web/components/form/password-field.tsx';
import { Dialog } from '#web/components/overlay/dialog.tsx';
import { toast } from '#web/components/overlay/toast.tsx';
import { ChangePasswordForm } from './form.ts';
import { messages } from './messages.ts';
import { type Progress, replacePassword } from './replace-password.ts';

/** Changes the own password; nothing of it is kept when it closes. */
export function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(ChangePasswordForm),
    defaultValues: { oldPassword: '', newPassword: '', confirmation: '' },
  });
  const { errors, isSubmitting } = formState;
  const progress = useRef<Progress>({});
  const [isSet, setIsSet] = useState(false);

  const submit = handleSubmit(async ({ oldPassword, newPassword }) => {
    try {
      await replacePassword(oldPassword, newPassword, progress.current);
    } catch (error) {
      setIsSet(progress.current.changedTo !== undefined);
      setError('root', { message: (error as Error).message });
      return;
    }
    toast(messages.changed);
    onClose();
  });

  return (
    <Dialog title={messages.title} closeLabel={messages.close} onClose={onClose}>
      <form className="form" noValidate onSubmit={submit}>
        {errors.root && <FormError>{errors.root.message}</FormError>}
        {isSet ? (
          <p>{messages.unfinished}</p>
        ) : (
          <>
            <PasswordField
              label={messages.oldPassword}
              autoComplete="current-password"
              error={errors.oldPassword?.message}
              {...register('oldPassword')}
            />
            <PasswordField
              label={messages.newPassword}
              hint={messages.passwordRule}
              autoComplete="new-password"
              error={errors.newPassword?.message}
              {...register('newPassword')}
            />
            <PasswordField
              label={messages.confirmation}
              autoComplete="new-password"
              error={errors.confirmation?.message}
              {...register('confirmation')}
            />
          </>
        )}
        <div className="dialog-acts dialog-acts-stay">
          <Button onClick={onClose}>{isSet ? messages.close : messages.cancel}</Button>
          <Button type="submit" variant="primary" busy={isSubmitting} busyText={messages.changing}>
            {isSet ? messages.tryAgain : messages.change}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
