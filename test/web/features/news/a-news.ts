import { onePage } from '#test/web.tsx';

export const card = {
  id: 'n1',
  communityId: '3',
  title: 'Late frost on the terraces',
  category: 'Farming',
  creator: 'ada',
  author: 'Ada Field',
  createdAt: '2025-03-12T23:30:00.000Z',
  readTime: 4,
  version: 0,
};

/** A page of `count` news, of `totalItems` in all. */
export function pageOf(page: number, count: number, totalItems = count) {
  const pages = Math.ceil(totalItems / 8);
  const data = Array.from({ length: count }, (_, index) => ({
    ...card,
    id: `n${page}-${index}`,
    title: `News ${page}.${index}`,
  }));
  return { ...onePage, page, pages, totalPages: pages, totalItems, data };
}

/** A news with a block of each kind. */
export const aNews = {
  ...card,
  rich_text: {
    id: 'r1',
    texts: [
      {
        id: 't1',
        richtextId: 'r1',
        order: 1,
        textHeading: 'Night',
        textDescription: 'White grass.',
        version: 0,
      },
    ],
    photos: [
      {
        id: 'p2',
        richtextId: 'r1',
        order: 2,
        img: 'pots.jpg',
        width: 800,
        height: 600,
        version: 0,
        photoDescription: 'Pots',
        isImgDesc: true,
      },
    ],
    videos: [
      { id: 'v3', richtextId: 'r1', order: 3, videoTitle: 'Sowing', videoResource: 'sowing.mp4', version: 0 },
    ],
  },
};
