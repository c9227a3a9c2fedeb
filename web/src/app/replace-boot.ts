/**
 * What the page painted by itself stays until a screen stands below it, with its bars, and no part of it is awaited. It
 * goes in the same frame, so that nobody sees the page empty.
 */
export function replaceBoot(root: HTMLElement): void {
  const observer = new MutationObserver(() => {
    if (!root.querySelector('main') || root.querySelector('[data-waiting]')) return;
    observer.disconnect();
    document.getElementById('boot')?.remove();
  });
  observer.observe(root, { childList: true, subtree: true });
}
