import { type ReactNode, useState } from 'react';
import type { ZodMiniType } from 'zod/mini';
import { useCheckedForm } from './use-checked-form.ts';

type Coded<Fields> = { code: string } & { [Name in keyof Fields]: string };

interface CodeFormOptions<Fields> {
  values: Fields;
  redeem: (fields: Fields) => unknown;
  /** Sends another code. @returns what is said about it */
  send: (fields: Fields) => Promise<ReactNode>;
  /** Whether the code may be right, though it is refused. @default never */
  isDone?: (error: unknown) => boolean;
}

/** A checked form with the field `code`: a refused code is selected, and another one voids it. */
export function useCodeForm<Fields extends Coded<Fields>>(
  schema: ZodMiniType<Fields, Fields>,
  { values, redeem, send, isDone = () => false }: CodeFormOptions<Fields>,
) {
  const [isResending, setResending] = useState(false);
  const [notice, setNotice] = useState<ReactNode>();
  const form = useCheckedForm<Fields>(schema, values, redeem, (error) => {
    setNotice(undefined);
    if (!isDone(error)) form.setFocus('code', { shouldSelect: true });
  });

  const resend = async () => {
    setResending(true);
    setNotice(undefined);
    form.clearRefusal();
    try {
      setNotice(await send(form.values));
      // The earlier code is void.
      form.empty('code');
      form.setFocus('code');
    } catch (error) {
      form.refuse(error);
    }
    setResending(false);
  };
  return { ...form, notice, resend, isResending };
}
