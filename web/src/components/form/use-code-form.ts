import { type ReactNode, useState } from 'react';
import type { ZodMiniType } from 'zod/mini';
import { useCheckedForm } from './use-checked-form.ts';
import { useLastRefusal } from './use-last-refusal.ts';

type Coded<Fields> = { code: string } & { [Name in keyof Fields]: string };

interface CodeFormOptions<Fields> {
  values: Fields;
  redeem: (fields: Fields) => unknown;
  /** Sends another code. @returns what is said about it @default none can be sent */
  send?: (fields: Fields) => Promise<ReactNode>;
}

/** The codes of failures that are about the code itself; of any other, nothing is wrong with what was typed. */
const ofCode = new Set(['code.wrong', 'code.expired']);

/**
 * A checked form with the field `code`: a refused code is selected, and why stands beside it; another one voids it. Any
 * other `refusal` stands above the form, and the focus stays.
 */
export function useCodeForm<Fields extends Coded<Fields>>(
  schema: ZodMiniType<Fields, Fields>,
  { values, redeem, send }: CodeFormOptions<Fields>,
) {
  const [isResending, setResending] = useState(false);
  const [notice, setNotice] = useState<ReactNode>();
  const form = useCheckedForm<Fields>(schema, values, redeem, (error) => {
    setNotice(undefined);
    if (ofCode.has((error as { code?: string }).code ?? '')) form.setFocus('code', { shouldSelect: true });
  });
  const last = useLastRefusal(form.refusal, form.isSubmitting || isResending);
  const refused = last && ofCode.has(last.type) ? last.message : undefined;

  const resend = async () => {
    setResending(true);
    setNotice(undefined);
    form.clearRefusal();
    try {
      setNotice(await send?.(form.values));
      // The earlier code is void.
      form.empty('code');
      form.setFocus('code');
    } catch (error) {
      form.refuse(error);
    }
    setResending(false);
  };
  return {
    ...form,
    refusal: refused === undefined ? form.refusal : undefined,
    /** The attributes of the field `code`. */
    codeField: () => {
      const { error = refused, ...code } = form.field('code');
      return { ...code, error };
    },
    notice,
    resend,
    isResending,
  };
}
