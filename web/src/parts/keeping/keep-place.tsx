import { useReducer } from 'react';
import { quietPart } from '#web/components/state/lazy-part.tsx';
import type { KeepHereProps } from './keep-here.tsx';
import './keep-place.css';

const KeepHere = quietPart(async () => (await import('./keep-here.tsx')).KeepHere);

/** Where a piece is kept on this device, or let go. */
export const KeepPlace = (props: KeepHereProps) => (
  <div className="keep-place">
    <KeepHere {...props} />
  </div>
);

/** Has a screen rendered anew: files that are kept on this device have another address. */
export const useShowKept = () => useReducer((times: number) => times + 1, 0)[1];
