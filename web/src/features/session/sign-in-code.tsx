import * as z from 'zod/mini';
import { Button } from '#web/components/buttons/button.tsx';
import { CodeField } from '#web/components/form/field.tsx';
import { FormError } from '#web/components/form/form-error.tsx';
import { useCodeForm } from '#web/components/form/use-code-form.ts';
import { ApiError, isUncertain } from '#web/lib/api/api-error.ts';
import { codeField } from '#web/lib/session/identity-fields.ts';
import { finishSignIn } from '#web/lib/session/sign-in-code.ts';
import { messages } from './messages.ts';

const Fields = z.object({ code: codeField(messages.codeMissing) });

interface SignInCodeProps {
  /** Whether the session outlives the browser. */
  remember: boolean;
  /** Whether the sign-in is complete, and the next page on its way. */
  isDone: boolean;
  /** The sign-in begins anew, with the reason where it has one. */
  onClose: (error?: unknown) => void;
}

/** The second step of a sign-in: a code of the member's authenticator app. */
export function SignInCode({ remember, isDone, onClose }: SignInCodeProps) {
  const {
    submit,
    codeField: code,
    refusal,
    isSubmitting,
  } = useCodeForm(Fields, {
    values: { code: '' },
    redeem: ({ code }) =>
      finishSignIn(code, remember).catch((error: unknown) => {
        // What was not answered may be sent again.
        if (error instanceof ApiError && (error.code === 'code.wrong' || isUncertain(error))) throw error;
        onClose(error);
      }),
  });
  return (
    <form className="form" noValidate onSubmit={submit}>
      {refusal && <FormError>{refusal.message}</FormError>}
      <p className="soft">{messages.codeIntro}</p>
      <CodeField label={messages.code} autoFocus {...code()} />
      <Button
        variant="primary"
        wide
        type="submit"
        busy={isSubmitting || isDone}
        busyText={messages.signingIn}
      >
        {messages.signIn}
      </Button>
      <Button wide disabled={isSubmitting} onClick={() => onClose()}>
        {messages.otherAccount}
      </Button>
      <p className="soft text-sm">{messages.lostApp}</p>
    </form>
  );
}
