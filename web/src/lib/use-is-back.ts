import { useLocation, useNavigationType } from 'react-router-dom';

/** In the history's state of a screen that was reached by another screen's way back. */
export const BACK = { isReturning: true } as const;

/** Whether the member came back here, by the browser or by a screen's way back: kept replies are not loaded again. */
export function useIsBack(): boolean {
  const { state }: { state: Partial<typeof BACK> | null } = useLocation();
  return useNavigationType() === 'POP' || state?.isReturning === true;
}
