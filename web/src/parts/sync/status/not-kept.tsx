import { TriangleAlert } from 'lucide-react';
import { quietPart } from '#web/components/state/lazy-part.tsx';
import type { Typed } from './copy-typed.tsx';
import { messages } from './messages.ts';
import '#web/components/form/form-error.css';

/** Says, in the same words everywhere, that what the browser refuses lives as long as the page. */
export const NOT_KEPT = messages.leaveOpen;

/** Fetched only where it is needed; without it, the words stand alone. */
export const CopyTyped = quietPart(async () => (await import('./copy-typed.tsx')).CopyTyped);

interface NotKeptProps {
  /** What is known besides, such as why it has not been sent. */
  why?: string | undefined;
  typed: () => Typed;
}

/** Says that the browser refuses to keep what was typed: once on a screen that says it nowhere else. */
export const NotKept = ({ why = '', typed }: NotKeptProps) => (
  <div className="alert not-kept" role="alert">
    <TriangleAlert />
    <span className="breaks">{`${why} ${NOT_KEPT}`.trim()}</span>
    <CopyTyped typed={typed} />
  </div>
);
