import type { Page } from 'playwright-core';

/**
 * Controls of a page that are smaller than a thumb needs: 44 px each way. A link within a sentence is as high as its
 * line; one that covers its card is as large as that, and a box or a choice is as large as its label.
 */
export const smallTargetsOf = (page: Page): Promise<string[]> => page.evaluate(findSmall);

/** Runs in the page. */
function findSmall(): string[] {
  const SMALLEST = 43.5; // px: 44, rounded as browsers do
  const controls = 'a[href], button, select, summary, input, textarea, [role="button"], [role="gridcell"]';
  const found: string[] = [];
  for (const control of document.querySelectorAll(controls)) {
    if (!control.checkVisibility({ visibilityProperty: true })) continue;
    // What nobody can press is no target.
    if (control.closest('.vh, [aria-hidden="true"], [inert]')) continue;
    const isCovering = control.matches('.linked-by');
    if (!isCovering && getComputedStyle(control).display === 'inline') continue;
    const target = (isCovering && control.closest('.linked, .card')) || control.closest('label') || control;
    const { width, height } = target.getBoundingClientRect();
    if (width === 0 || (width >= SMALLEST && height >= SMALLEST)) continue;
    const name = control.getAttribute('aria-label') ?? control.textContent?.trim().slice(0, 40);
    found.push(`${Math.round(width)} x ${Math.round(height)} px: ${control.localName} '${name}'`);
  }
  return [...new Set(found)];
}
