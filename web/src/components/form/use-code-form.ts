import { useState } from 'react';
import type { FieldValues, Path, PathValue } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import { useCheckedForm } from './use-checked-form.ts';

type Coded = FieldValues & { code: string };

interface CodeFormOptions<Fields extends Coded> {
  values: Fields;
  redeem: (fields: Fields) => unknown;
  /** Sends another code. @returns the text about it */
  send: (fields: Fields) => Promise<string | undefined>;
  /** Whether the code may be right, though it is refused. @default never */
  isDone?: (error: unknown) => boolean;
}

/** A checked form with the field `code`: a refused code is selected, and another one voids it. */
export function useCodeForm<Fields extends Coded>(
  schema: ZodMiniType<Fields, Fields>,
  { values, redeem, send, isDone = () => false }: CodeFormOptions<Fields>,
) {
  const code = 'code' as Path<Fields>;
  const [isResending, setResending] = useState(false);
  const [notice, setNotice] = useState<string>();
  const form = useCheckedForm(schema, values, redeem, (error) => {
    setNotice(undefined);
    if (!isDone(error)) form.setFocus(code, { shouldSelect: true });
  });

  const resend = async () => {
    setResending(true);
    setNotice(undefined);
    form.clearErrors('root');
    try {
      setNotice(await send(form.getValues()));
      // The earlier code is void.
      form.resetField(code, { defaultValue: '' as PathValue<Fields, Path<Fields>> });
      form.setFocus(code);
    } catch (error) {
      form.refuse(error);
    }
    setResending(false);
  };
  return { ...form, notice, resend, isResending };
}
