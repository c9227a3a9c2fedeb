import { type ComponentType, lazy, useState } from 'react';
import { awaited } from '#web/lib/awaited.ts';
import { loadChunk } from '#web/lib/load-chunk.ts';

/** Thrown by a part that did not arrive: the boundary around it shows why, and retries. */
export class PartMissing extends Error {
  override readonly name = 'PartMissing';
  /** Asks for it again; when it is here, the part can be shown. */
  readonly again: () => Promise<void>;
  /** It is asked for again when it is shown later. */
  readonly forget: () => void;

  constructor(cause: Error, again: () => Promise<void>, forget: () => void) {
    super(cause.message, { cause });
    this.again = again;
    this.forget = forget;
  }
}

/**
 * A screen, or another part that its container waits for: it suspends while it is fetched. `fetch` does so before it is
 * shown, and answers whether it is here. (React's `lazy` would remember for ever that it once did not arrive.)
 */
export function awaitedPart<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) {
  let Part: ComponentType<Props> | undefined;
  let Waiting: ComponentType<Props> | undefined;

  const again = async (): Promise<void> => {
    try {
      Part = (await awaited(loadChunk(load)))[name];
    } catch (cause) {
      throw new PartMissing(cause as Error, again, forget);
    }
  };
  const forget = () => {
    Waiting = undefined;
  };
  const wait = () =>
    lazy(async () => {
      await again();
      return { default: Part as ComponentType<Props> };
    }) as ComponentType<Props>;

  function AwaitedPart(props: Props) {
    // What was mounted stays, also when the part itself has loaded by then.
    const [Shown] = useState<ComponentType<Props>>(() => {
      Waiting ??= wait();
      return Part ?? Waiting;
    });
    return <Shown {...props} />;
  }
  return Object.assign(AwaitedPart, {
    fetch: async (): Promise<boolean> => {
      Part ??= (await load().catch(() => undefined))?.[name];
      return Part !== undefined;
    },
  });
}

type Load<Parts> = () => Promise<Parts>;
type PartOf<Loader, Name> =
  Loader extends Load<infer Parts> ? Parts[Name & keyof Parts] & { fetch: Load<boolean> } : never;

/** Several of them, each by the name under which its module has it. */
export const awaitedParts = <Loads extends Record<string, Load<object>>>(loads: Loads) =>
  Object.fromEntries(
    Object.entries(loads).map(([name, load]) => [
      name,
      awaitedPart(load as Load<Record<string, ComponentType>>, name),
    ]),
  ) as { readonly [Name in keyof Loads]: PartOf<Loads[Name], Name> };
