import type { Ref } from 'react';
import { useWatch } from 'react-hook-form';
import type { User } from '#contract/users/users.ts';
import { CheckedPassword, type PasswordCheck } from '#web/parts/password/checked-password.tsx';
import { hasOtherAddress } from './edit-fields.ts';
import { messages } from './messages.ts';
import { PhoneField, type PhoneFieldProps } from './phone-field.tsx';
import { toE164 } from './phone-number.ts';

interface PhoneAndPasswordProps extends PhoneFieldProps {
  last: User;
  password: Ref<PasswordCheck>;
}

/** The phone number, and the password where it, or the e-mail address above it, is another than before. */
export function PhoneAndPassword({ last, password, ...phone }: PhoneAndPasswordProps) {
  const [email, typed, country] = useWatch({ control: phone.control, name: ['email', 'phone', 'country'] });
  const isOther = hasOtherAddress({ email: email.trim(), phone: toE164(typed, country) ?? typed }, last);
  return (
    <>
      <PhoneField {...phone} />
      {isOther && (
        <CheckedPassword ref={password} username={last.username} hint={messages.form.whyPassword} />
      )}
    </>
  );
}
