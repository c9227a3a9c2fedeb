import { zodResolver } from '@hookform/resolvers/zod';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';

/**
 * A form that a schema checks before it is submitted. What `onSubmit` throws is shown above its fields as `refusal`;
 * its `type` is the error's code.
 */
export function useCheckedForm<Fields extends FieldValues>(
  schema: ZodMiniType<Fields, Fields>,
  values: Fields,
  onSubmit: (fields: Fields) => unknown,
  onRefused?: (error: unknown) => void,
) {
  const form = useForm<Fields, unknown, Fields>({
    resolver: zodResolver(schema),
    defaultValues: values as DefaultValues<Fields>,
  });
  const { errors, isSubmitting } = form.formState;
  const refuse = (error: unknown) => {
    const { code = '', message } = error as Error & { code?: string };
    form.setError('root', { type: code, message });
  };
  return {
    ...form,
    refuse,
    refusal: errors.root,
    isSubmitting,
    submit: form.handleSubmit(async (fields) => {
      try {
        await onSubmit(fields);
      } catch (error) {
        refuse(error);
        onRefused?.(error);
      }
    }),
    /** The attributes of the field of this name. */
    field: (name: Path<Fields>) => ({
      error: errors[name]?.message as string | undefined,
      ...form.register(name),
    }),
  };
}
