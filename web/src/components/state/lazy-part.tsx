import { type ComponentType, useEffect, useState } from 'react';
import { toastFailure } from '#web/components/overlay/toast.tsx';
import { awaited } from '#web/lib/awaited.ts';
import { type ChunkError, loadChunk } from '#web/lib/load-chunk.ts';

/** Marks a part of the page that is still loading. While there is one, what the page painted first stays. */
export const Waiting = () => <div hidden data-waiting />;

/** Called for a part that can be closed, when it did not arrive. */
interface Closable {
  readonly onClose?: () => void;
  readonly onCancel?: () => void;
}

/**
 * Properties of a button that opens a part: they fetch it as soon as a finger, a pointer or the keyboard comes to it.
 */
export interface Touched {
  readonly onPointerEnter: () => Promise<void>;
  readonly onFocus: () => Promise<void>;
}

/**
 * A part of a screen that is fetched when it is first shown. One that does not arrive takes nothing else with it: a
 * dialog or panel says so and closes, to be opened again; a `quiet` part is missing until the connection is back.
 * `fetch` asks for it before, as does a button with `touched`: then it is there at once. The page's first paint waits
 * for an `awaited` one. `instead` does without one that did not arrive, where that must not be in the way.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  {
    isQuiet = false,
    isAwaited = false,
    instead = (_, message) => toastFailure(message),
  }: { isQuiet?: boolean; isAwaited?: boolean; instead?: (props: Props, message: string) => unknown } = {},
) {
  let Part: ComponentType<Props> | undefined;

  function LazyPart(props: Props) {
    const [, setArrived] = useState(Part !== undefined);
    const [isMissing, setMissing] = useState(false);
    const [tries, setTries] = useState(0);

    // biome-ignore lint/correctness/useExhaustiveDependencies: it is fetched once for each try, whatever its properties
    useEffect(() => {
      // It may have arrived since it was rendered.
      if (Part) return setArrived(true);
      const controller = new AbortController();
      const { signal } = controller;
      const fail = ({ message }: ChunkError) => {
        if (signal.aborted) return;
        setMissing(true);
        if (isQuiet) {
          window.addEventListener('online', () => setTries(tries + 1), { once: true, signal });
          return;
        }
        instead(props, message);
        const { onClose, onCancel } = props as Closable;
        (onClose ?? onCancel)?.();
      };
      const coming = loadChunk(load);
      // Nobody waits for a quiet one.
      (isQuiet ? coming : awaited(coming)).then((part) => {
        Part = part;
        if (!signal.aborted) setArrived(true);
      }, fail);
      return () => controller.abort();
    }, [tries]);

    if (Part) return <Part {...props} />;
    return isAwaited && !isMissing ? <Waiting /> : null;
  }
  const fetch = async (): Promise<void> => {
    Part ??= await load().catch(() => undefined);
  };
  const touched: Touched = { onPointerEnter: fetch, onFocus: fetch };
  return Object.assign(LazyPart, { fetch, touched });
}

/** A quiet one. */
export const quietPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazyPart(load, { isQuiet: true });
