import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { IconButton } from '#web/components/buttons/icon-button.tsx';
import { Field, type FieldProps } from './field.tsx';
import { messages } from './messages.ts';

interface PasswordFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'type'> {
  autoComplete: 'current-password' | 'new-password';
}

/** A password, hidden until the member wants to see it. */
export function PasswordField({ label, error, hint, optional, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field label={label} error={error} hint={hint} optional={optional}>
      {(control) => (
        <div className="pw control-with">
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            className="control"
          />
          <IconButton
            label={shown ? messages.hidePassword : messages.showPassword}
            icon={<Icon className="icon" aria-hidden="true" />}
            onClick={() => setShown(!shown)}
          />
        </div>
      )}
    </Field>
  );
}
