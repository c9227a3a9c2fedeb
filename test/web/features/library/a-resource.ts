import type { ResourceCard } from '#contract/resources/resources.ts';
import { onePage } from '#test/web.tsx';

/** An article with a PDF, from somebody else. */
export const aResource = (id: string, more: Partial<ResourceCard> = {}): ResourceCard => ({
  id,
  title: `Resource ${id}`,
  resourceType: 'articles',
  category: 'articles',
  creator: 'ben',
  author: 'Ben Lane',
  createdAt: '2025-03-12T23:30:00.000Z',
  filename: `${id}.pdf`,
  file: { name: 'Hedges.pdf', type: 'application/pdf', size: 2_440_000 },
  version: 0,
  ...more,
});

export const aVideo = (id: string, more: Partial<ResourceCard> = {}): ResourceCard =>
  aResource(id, {
    resourceType: 'videos',
    category: 'videos',
    filename: `${id}.mp4`,
    file: { name: 'Scythe.mp4', type: 'video/mp4', size: 38_000_000 },
    thumbnail: { name: `${id}.jpg`, width: 640, height: 360 },
    ...more,
  });

/** A page with these, of `totalItems` in all. */
export function resourcesPage(data: readonly ResourceCard[], totalItems = data.length, page = 1) {
  const pages = Math.ceil(totalItems / 4);
  return { ...onePage, pageSize: 4, page, pages, totalPages: pages, totalItems, data };
}
