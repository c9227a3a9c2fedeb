import { type ComponentProps, useLayoutEffect, useRef } from 'react';

const growsByItself = typeof CSS !== 'undefined' && CSS.supports?.('field-sizing', 'content');

/** A text area as high as its text. */
export function GrowingArea(area: ComponentProps<'textarea'>) {
  const element = useRef<HTMLTextAreaElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has another height
  useLayoutEffect(() => {
    const { current } = element;
    if (growsByItself || !current) return;
    current.style.height = 'auto';
    current.style.height = `${current.scrollHeight + current.offsetHeight - current.clientHeight}px`;
  }, [area.value]);
  return <textarea {...area} ref={element} />;
}
