import type { Richtext } from '#contract/news/blocks.ts';
import type { News, NewsCard } from '#contract/news/news.ts';
import type { NewsItem } from '#kinds/declared/news.ts';
import type { Names } from '#kinds/names.ts';

const WORDS_A_MINUTE = 200; // of an adult who reads without hurry

/** Whole minutes, at least one. */
export const readTime = (words: number): number => Math.max(1, Math.ceil(words / WORDS_A_MINUTE));

/** A news as lists show it. */
export function card({ categoryId, ...news }: NewsItem, names: Names): NewsCard {
  const { name, attachments } = names.person(news.creator);
  return {
    ...news,
    category: names.category(categoryId),
    author: name,
    authorAttachments: attachments,
    readTime: readTime(news.words),
    _attachments: news.cover?.name,
  };
}

/** A news as its own page shows it; the details come from the first block of each kind. */
export function withBlocks(card: NewsCard, blocks: Richtext): News {
  const [text] = blocks.texts;
  const [photo] = blocks.photos;
  const [video] = blocks.videos;
  return {
    ...card,
    textDetail: text && { collectionDescription: text.textDescription },
    imageDetail: photo && { imageDescription: photo.photoDescription ?? '' },
    videoDetail: video && { videoDescription: video.videoDescription ?? '' },
    rich_text: blocks,
  };
}
