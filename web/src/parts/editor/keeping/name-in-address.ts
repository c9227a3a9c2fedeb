/** A reload comes back to this draft, and to no empty one where it has arrived by then. The router hears of it with that. */
export function nameInAddress(path: string): void {
  const { pathname, href } = new URL(path, location.href);
  if (pathname === location.pathname) history.replaceState(history.state, '', href);
}
