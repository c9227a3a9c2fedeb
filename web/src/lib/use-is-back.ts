import { useLocation, useNavigationType } from 'react-router-dom';

/** In the history's state of a screen that one came back to by another screen's own way back. */
export const BACK = { isReturning: true } as const;

/** Whether one came back here, by the browser or by a screen's own way back: what is kept need not be asked for again. */
export function useIsBack(): boolean {
  const { state }: { state: Partial<typeof BACK> | null } = useLocation();
  return useNavigationType() === 'POP' || state?.isReturning === true;
}
