/** Pixels between it and the field, whose ring is outside. */
const GAP_PX = 6;

/** Puts a list below a field, or above it where there is more room between the bars. */
export function placeAt(area: HTMLElement | null, list: HTMLElement | null): void {
  if (!list || !area) return;
  const { top, bottom, left } = area.getBoundingClientRect();
  const { scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const height = window.visualViewport?.height ?? window.innerHeight;
  const below = height - (Number.parseFloat(scrollPaddingBottom) || 0) - bottom - GAP_PX;
  const isUp = list.offsetHeight > below && top > below;
  const origin = (list.offsetParent ?? document.body).getBoundingClientRect();
  list.style.left = `${left - origin.left}px`;
  list.style.width = `${area.offsetWidth}px`;
  list.style.top = `${(isUp ? top - list.offsetHeight - GAP_PX : bottom + GAP_PX) - origin.top}px`;
}
