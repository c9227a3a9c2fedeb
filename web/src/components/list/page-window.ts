export interface PageLink {
  readonly page: number;
  /** Left out on a phone. */
  readonly isFar: boolean;
  /** Whether pages are left out before it. */
  readonly followsGap: boolean;
}

/** The pages to offer: the first, the last, the current one and its neighbours (on a phone, one neighbour). */
export function pageWindow(current: number, pages: number): PageLink[] {
  const wanted = new Set([1, current - 1, current, current + 1, pages]);
  // A gap of a single page is no shorter than the page itself.
  if (current === 4) wanted.add(2);
  if (current === pages - 3) wanted.add(pages - 1);

  const shown = [...wanted].filter((page) => page >= 1 && page <= pages).sort((a, b) => a - b);
  const neighbour = current === 2 || current === pages ? current - 1 : current + 1;
  const near = new Set([1, pages, current, neighbour]);
  return shown.map((page, index) => ({
    page,
    isFar: !near.has(page),
    followsGap: page - (shown[index - 1] ?? 0) > 1,
  }));
}
