import { type Ref, useImperativeHandle, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { CheckedPassword, type PasswordCheck } from '#web/parts/password/checked-password.tsx';
import type { Address } from './edit-fields.ts';
import { messages } from './messages.ts';
import { PhoneField, type PhoneFieldProps } from './phone-field.tsx';
import { toE164 } from './phone-number.ts';

interface PhoneAndPasswordProps extends PhoneFieldProps {
  username: string | undefined;
  /** Whether the password has to be checked before this address is sent. */
  isUnchecked: (address: Address) => boolean;
  password: Ref<PasswordCheck>;
}

/** The phone number, and the password where it, or the e-mail address above it, is another than before. */
export function PhoneAndPassword({ username, isUnchecked, password, ...phone }: PhoneAndPasswordProps) {
  const field = useRef<PasswordCheck>(null);
  // Without the field, the address is by now one that needs no check: what was to be sent was taken back.
  useImperativeHandle(password, () => ({ check: async () => (await field.current?.check()) ?? false }));
  const [email, typed, country] = useWatch({ control: phone.control, name: ['email', 'phone', 'country'] });
  return (
    <>
      <PhoneField {...phone} />
      {isUnchecked({ email: email.trim(), phone: toE164(typed, country) ?? typed }) && (
        <CheckedPassword ref={field} username={username} hint={messages.form.whyPassword} />
      )}
    </>
  );
}
