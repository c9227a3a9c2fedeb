import { type ChangeEvent, type FormEvent, useCallback, useRef, useState } from 'react';
import type { ZodMiniType } from 'zod/mini';

type Values<Fields> = { [Name in keyof Fields]: string | boolean };
type Name<Fields> = keyof Fields & string;
type Control = HTMLInputElement | HTMLTextAreaElement;

interface Refusal {
  /** The error's code. */
  readonly type: string;
  readonly message: string;
}

/**
 * A form of a few fields that a schema checks before it is submitted, and again as they are typed in after that. What
 * `onSubmit` throws is shown above its fields as `refusal`. Larger forms, and those that are kept, take a library
 * (`parts/forms`), which is too much for a first screen.
 */
export function useCheckedForm<Fields extends Values<Fields>>(
  schema: ZodMiniType<Fields, Fields>,
  initial: Fields,
  onSubmit: (fields: Fields) => unknown,
  onRefused?: (error: unknown) => void,
) {
  const [values, setValues] = useState(initial);
  const [submitCount, setSubmitCount] = useState(0);
  const [isSubmitting, setSubmitting] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  /** The fields whose errors are shown. */
  const [checked, setChecked] = useState<readonly string[]>([]);
  const controls = useRef<Partial<Record<string, Control | null>>>({});

  const errors = errorsOf(schema, values);
  const refuse = (error: unknown) => {
    const { code = '', message } = error as Error & { code?: string };
    setRefusal({ type: code, message });
  };
  const setFocus = useCallback((name: Name<Fields>, { shouldSelect = false } = {}) => {
    controls.current[name]?.focus();
    if (shouldSelect) controls.current[name]?.select();
  }, []);
  const show = (names: readonly string[]) => setChecked((before) => [...new Set([...before, ...names])]);
  /** Shows the error of a field, and focuses it. @returns whether it has none */
  const check = (name: Name<Fields>): boolean => {
    show([name]);
    if (errors[name]) setFocus(name);
    return !errors[name];
  };
  const change = (name: Name<Fields>, { target }: ChangeEvent<Control>) => {
    const value = 'checked' in target && target.type === 'checkbox' ? target.checked : target.value;
    setValues((before) => ({ ...before, [name]: value }));
    if (submitCount > 0) show([name]);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSubmitCount(submitCount + 1);
    setRefusal(undefined);
    show(Object.keys(initial));
    const { data } = schema.safeParse(values);
    const wrong = (Object.keys(initial) as Name<Fields>[]).find((name) => errors[name]);
    if (wrong) setFocus(wrong);
    if (!data) return;
    setSubmitting(true);
    try {
      await onSubmit(data);
    } catch (error) {
      refuse(error);
      onRefused?.(error);
    }
    setSubmitting(false);
  };

  return {
    values,
    submit,
    submitCount,
    isSubmitting,
    refusal,
    refuse,
    check,
    setFocus,
    clearRefusal: () => setRefusal(undefined),
    /** Empties a text field, as one that nobody has typed in. */
    empty: (name: Name<Fields>) => {
      setValues((before) => ({ ...before, [name]: '' }));
      setChecked((before) => before.filter((each) => each !== name));
    },
    /** The attributes of the field of this name. */
    field: (name: Name<Fields>) => ({
      name,
      error: checked.includes(name) ? errors[name] : undefined,
      ref: (control: Control | null) => {
        controls.current[name] = control;
      },
      onChange: (event: ChangeEvent<Control>) => change(name, event),
      ...stateOf(values[name]),
    }),
  };
}

const stateOf = (value: string | boolean) => (typeof value === 'boolean' ? { checked: value } : { value });

/** The first error of each field. */
function errorsOf<Fields>(schema: ZodMiniType<Fields, Fields>, values: Fields) {
  const issues = schema.safeParse(values).error?.issues ?? [];
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path[0], message])) as Partial<
    Record<keyof Fields, string>
  >;
}
