const plural: Readonly<Record<string, string>> = { community: 'communities', news: 'news' };

/** '3,000 courses', '1 community'. */
export const counted = (count: number, noun: string): string =>
  `${count.toLocaleString('en')} ${count === 1 ? noun : (plural[noun] ?? `${noun}s`)}`;
