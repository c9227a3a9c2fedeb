import type { News, NewsCard, Picture } from '#contract/news.ts';
import { fieldsOf } from './block-values.ts';
import { type Block, type Draft, newStep, type Shown } from './draft.ts';
import { blocksOf, type NewsBlock } from './news-blocks.ts';

type Head = Pick<NewsCard, 'title' | 'category' | 'cover' | 'version'>;

/** The draft of a change that changes nothing yet. */
export function draftOf(news: News): Draft {
  return {
    id: news.id,
    edits: news.id,
    communityId: news.communityId,
    title: news.title,
    category: news.category,
    isBegun: false,
    blocks: blocksOf(news.rich_text).map((block) => blockOf(block)),
    richtext: { ...newStep(), id: news.rich_text.id },
    news: { ...newStep(), id: news.id, stored: headOf(news) },
  };
}

export function headOf({ title, category, cover, version }: Head) {
  return { title, category, cover: cover && shownOf(cover), version };
}

const shownOf = ({ name, width, height }: Picture): Shown => ({ name, size: { width, height } });

/** A block of a news as the editor has it; `id` is that of the draft's block. */
export function blockOf(block: NewsBlock, id = block.id): Block {
  const draft = unstored(block, id);
  const { order, version } = block;
  const stored = { id: block.id, order, version, fields: fieldsOf(draft), files: filesOf(draft) };
  return { ...draft, stored };
}

function filesOf(block: Block): string {
  if (block.kind === 'text') return '';
  const shown = block.kind === 'video' ? [block.shown, block.shownCover] : [block.shown];
  return shown.map((file) => file?.name ?? '').join(' ');
}

function unstored(block: NewsBlock, id: string): Block {
  const common = { id, step: newStep() };
  if (block.kind === 'text') {
    const { textHeading: heading = '', textDescription: description } = block;
    return { ...common, kind: 'text', heading, description };
  }
  if (block.kind === 'photo') {
    const { photoDescription: description = '', isImgDesc, img: name, width, height } = block;
    return {
      ...common,
      kind: 'photo',
      description,
      isDescribed: isImgDesc,
      shown: shownOf({ name, width, height }),
    };
  }
  const { videoLink: link = '', videoTitle: title = '', videoDescription: description = '' } = block;
  const { videoCover, videoResource, width, height } = block;
  return {
    ...common,
    ...{ kind: 'video', link, title, description },
    shown: videoResource === undefined ? undefined : { name: videoResource },
    shownCover:
      videoCover === undefined
        ? undefined
        : { name: videoCover, ...(width && height && { size: { width, height } }) },
  };
}
