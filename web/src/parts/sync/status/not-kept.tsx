import { TriangleAlert } from 'lucide-react';
import { lazyPart } from '#web/components/state/lazy-part.tsx';
import type { Typed } from './copy-typed.tsx';
import { messages } from './messages.ts';
import '#web/components/form/form-error.css';

/** Says of what the browser refuses, everywhere the same, that it lives as long as the page. */
export const NOT_KEPT = messages.leaveOpen;

/** Only who needs it fetches it; where it cannot come, the words stand alone. */
export const CopyTyped = lazyPart(async () => (await import('./copy-typed.tsx')).CopyTyped, {
  isQuiet: true,
});

interface NotKeptProps {
  /** What is known besides, such as why it has not been sent. */
  why?: string | undefined;
  typed: () => Typed;
}

/** Says of what was typed that the browser refuses it: once on a screen, on which nothing else says where it is. */
export const NotKept = ({ why = '', typed }: NotKeptProps) => (
  <div className="alert not-kept" role="alert">
    <TriangleAlert />
    <span>{`${why} ${NOT_KEPT}`.trim()}</span>
    <CopyTyped typed={typed} />
  </div>
);
