import { toSvgPath } from 'lean-qr/extras/svg';
import { generate } from 'lean-qr/nano';
import { useCallback, useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { CopyText } from '#web/components/content/copy-text.tsx';
import { Answered } from '#web/components/form/answered.tsx';
import { CodeField } from '#web/components/form/field.tsx';
import { reveal } from '#web/components/form/reveal.ts';
import { useCheckedForm } from '#web/components/form/use-checked-form.ts';
import { useLastRefusal } from '#web/components/form/use-last-refusal.ts';
import { Dialog } from '#web/components/overlay/dialog.tsx';
import { DialogActs } from '#web/components/overlay/dialog-acts.tsx';
import { toast } from '#web/components/overlay/toast.tsx';
import { Problem } from '#web/components/state/problem.tsx';
import { Skeleton } from '#web/components/state/skeleton.tsx';
import { codeField } from '#web/lib/session/identity-fields.ts';
import { sessionName } from '#web/lib/session/renew-session.ts';
import { type AppSecret, newAppSecret, switchOn } from '#web/lib/session/second-factor.ts';
import { isPasswordRefused, passwordRefusal } from '#web/parts/password/password-refusal.tsx';
import { PresentPassword, presentPassword } from '#web/parts/password/present-password.tsx';
import { messages } from './messages.ts';

const Fields = z.object({ password: presentPassword, code: codeField(messages.codeMissing) });

const CODE_WRONG = 'code.wrong';

export interface SwitchProps {
  onClose: () => void;
  onDone: () => void;
}

/** Hands a new secret to the member's authenticator app, and switches the second step on by a first code of it. */
export function SwitchOn({ onClose, onDone }: SwitchProps) {
  const { secret, error, load } = useAppSecret();
  const progress = useRef({});
  const { submit, field, refusal, isSubmitting, setFocus } = useCheckedForm(
    Fields,
    { password: '', code: '' },
    async (fields) => {
      await switchOn(fields, progress.current);
      toast(messages.switchedOn);
      onClose();
      onDone();
    },
    (error: unknown) => {
      const { code } = error as { code?: string };
      if (isPasswordRefused(code)) setFocus('password', { shouldSelect: true });
      else if (code === CODE_WRONG) setFocus('code', { shouldSelect: true });
    },
  );
  const last = useLastRefusal(refusal, isSubmitting);
  const { error: passwordMissing, ...password } = field('password');
  const refused = passwordRefusal(last);
  const passwordError = passwordMissing ?? refused;
  const { error: codeMissing, ...code } = field('code');
  const codeError = codeMissing ?? (last?.type === CODE_WRONG ? messages.codeWrong : undefined);
  const isOfField = passwordError !== undefined || codeError !== undefined;
  if (error) {
    return (
      <Dialog title={messages.adding} onClose={onClose}>
        <Problem isInSection error={error} retry={load} />
      </Dialog>
    );
  }
  return (
    <Dialog title={messages.adding} onClose={onClose}>
      <form className="form" noValidate onSubmit={submit}>
        <p>{messages.scan}</p>
        {secret ? <Picture of={secret.address} /> : <Skeleton shape="picture" className="app-code" />}
        <div className="stack gap-2">
          <p>{messages.samePhone}</p>
          <p className="cluster gap-2-4">
            <a className="link" href={secret?.address}>
              {messages.open}
            </a>
            <CopyText
              small
              text={secret?.letters.replaceAll(' ', '') ?? ''}
              label={messages.copy}
              copiedLabel={messages.copied}
            />
          </p>
          <dl>
            <dt className="soft text-sm">{messages.letters}</dt>
            <dd className="app-letters">{secret ? secret.letters : <Skeleton shape="line" width={90} />}</dd>
          </dl>
        </div>
        <p>{messages.enter}</p>
        {/* The password first, as a code soon ends. Without a secret neither takes the focus: a phone would cover what is to be scanned with its keyboard. */}
        <div ref={passwordError ? reveal : null}>
          <PresentPassword username={sessionName()} disabled={!secret} {...password} error={passwordError} />
        </div>
        <Answered error={isOfField ? undefined : refusal?.message}>
          <div ref={codeError && !passwordError ? reveal : null}>
            <CodeField label={messages.code} disabled={!secret} {...code} error={codeError} />
          </div>
        </Answered>
        <DialogActs
          isStaying
          cancel={messages.cancel}
          busy={isSubmitting}
          busyText={messages.switchingOn}
          onClose={onClose}
        >
          {messages.switchOn}
        </DialogActs>
      </form>
    </Dialog>
  );
}

function useAppSecret() {
  const [secret, setSecret] = useState<AppSecret>();
  const [error, setError] = useState<Error>();
  const load = useCallback(() => {
    setError(undefined);
    newAppSecret().then(setSecret, setError);
  }, []);
  useEffect(load, [load]);
  return { secret, error, load };
}

/** Drawn here: the secret is sent to nobody. */
function Picture({ of }: { of: string }) {
  const code = generate(of);
  const edge = 4;
  return (
    <svg
      className="app-code"
      role="img"
      aria-label={messages.picture}
      viewBox={`${-edge} ${-edge} ${code.size + 2 * edge} ${code.size + 2 * edge}`}
      shapeRendering="crispEdges"
    >
      <path d={toSvgPath(code)} />
    </svg>
  );
}
