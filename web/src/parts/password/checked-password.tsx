import { type ComponentProps, type Ref, useImperativeHandle, useRef, useState } from 'react';
import { loadChunk } from '#web/lib/load-chunk.ts';
import { messages } from './messages.ts';
import { passwordRefusal } from './password-refusal.tsx';
import { PresentPassword } from './present-password.tsx';

export interface PasswordCheck {
  /** Whether it is the member's; else the field says why not. Nothing is asked where it is empty. */
  check: () => Promise<boolean>;
}

interface CheckedPasswordProps extends Pick<ComponentProps<typeof PresentPassword>, 'username' | 'hint'> {
  ref: Ref<PasswordCheck>;
}

/** The password in a form that is kept on the device, which the password is not. */
export function CheckedPassword({ ref, ...props }: CheckedPasswordProps) {
  const input = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<Refusal>();
  const refused = passwordRefusal(refusal);
  useImperativeHandle(ref, () => ({
    async check() {
      const refusal = await refusalOf(input.current?.value ?? '');
      // Until now the last one stayed: what is below would have moved away and back.
      setRefusal(refusal);
      const field = input.current;
      // What is checked may have to wait: whoever then goes on in the form has to know the password, too.
      if (!refusal && field) field.value = '';
      if (!refusal) return true;
      field?.focus();
      field?.select();
      return false;
    },
  }));
  return <PresentPassword {...props} ref={input} error={refused ?? refusal?.message} />;
}

interface Refusal {
  /** The error's code. */
  readonly type?: string;
  readonly message: string;
}

async function refusalOf(password: string): Promise<Refusal | undefined> {
  if (password === '') return { message: messages.missing };
  try {
    const { checkPassword } = await loadChunk(() => import('#web/lib/session/identity-codes.ts'));
    await checkPassword(password);
    return undefined;
  } catch (error) {
    const { code: type, status, message } = error as Error & { code?: string; status?: number };
    return { ...(type && { type }), message: status === 0 ? messages.noConnection : message };
  }
}
