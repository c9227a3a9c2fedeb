import { useEffect } from 'react';

/** Lets the browser ask before it leaves the page, while leaving would lose something. */
export function useLeaveGuard(isAtRisk: boolean): void {
  useEffect(() => {
    if (!isAtRisk) return;
    const ask = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isAtRisk]);
}
