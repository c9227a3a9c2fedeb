import { useEffect, useRef } from 'react';

/**
 * Moves the focus once the list of blocks is drawn anew: a block that changes its place takes its focused button
 * out of the page for a moment, and a new block's first field is where one goes on. `first` is where one begins.
 */
export function useBlockFocus(blocks: readonly unknown[], first: string | undefined) {
  const wanted = useRef(first);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is wanted is looked for after each change of the blocks
  useEffect(() => {
    const selector = wanted.current;
    wanted.current = undefined;
    if (selector) document.querySelector<HTMLElement>(selector)?.focus();
  }, [blocks]);

  return (selector: string) => {
    wanted.current = selector;
  };
}
