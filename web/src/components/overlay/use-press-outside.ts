import { type RefObject, useEffect } from 'react';

/** Hears presses beside an element, while it is `active`. */
export function usePressOutside(
  inside: RefObject<Element | null>,
  active: boolean,
  onPress: () => void,
): void {
  useEffect(() => {
    if (!active) return;
    const hear = ({ target }: Event) => {
      if (!inside.current?.contains(target as Node)) onPress();
    };
    document.addEventListener('pointerdown', hear);
    return () => document.removeEventListener('pointerdown', hear);
  });
}
