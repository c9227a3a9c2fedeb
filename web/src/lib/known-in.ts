import * as z from 'zod/mini';

/** What the previous screen handed on in the history's state, by this name, if it has this id. */
export function knownIn<S extends z.ZodMiniType<{ readonly id: string }>>(
  schema: S,
  name: string,
  state: unknown,
  id: string,
): z.output<S> | undefined {
  const { data } = z.object({ [name]: schema }).safeParse(state);
  const known = data?.[name] as z.output<S> | undefined;
  return known?.id === id ? known : undefined;
}
