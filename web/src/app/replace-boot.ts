/**
 * Removes what the page painted by itself once a screen with its bars is below it, and no part is awaited. It happens
 * in the same frame, so that nobody sees the page empty.
 */
export function replaceBoot(root: HTMLElement): void {
  const observer = new MutationObserver(() => {
    if (!root.querySelector('main') || root.querySelector('[data-waiting]')) return;
    observer.disconnect();
    document.getElementById('boot')?.remove();
  });
  observer.observe(root, { childList: true, subtree: true });
}
