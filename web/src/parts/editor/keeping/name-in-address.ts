/**
 * A reload comes back to this draft, and not to an empty one where it has arrived by then. The router learns of it on
 * that reload.
 */
export function nameInAddress(path: string): void {
  const { pathname, href } = new URL(path, location.href);
  if (pathname === location.pathname) history.replaceState(history.state, '', href);
}
