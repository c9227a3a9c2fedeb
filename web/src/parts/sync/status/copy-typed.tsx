import { CopyText } from '#web/components/content/copy-text.tsx';
import { messages } from './messages.ts';
import './copy-typed.css';

/** A form's texts, in their order, however deep they are; other values cannot be copied. */
export type Typed = string | number | boolean | null | undefined | object;

const textsOf = (typed: Typed): string[] => {
  if (typeof typed === 'string') return typed.trim() === '' ? [] : [typed.trim()];
  return typeof typed === 'object' && typed !== null ? Object.values(typed).flatMap(textsOf) : [];
};

export const CopyTyped = ({ typed }: { typed: () => Typed }) => (
  <CopyText
    small
    text={() => textsOf(typed()).join('\n\n')}
    label={messages.copy}
    copiedLabel={messages.copied}
  />
);
