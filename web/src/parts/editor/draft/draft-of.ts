import { blocksOf, type PieceBlock } from '#web/parts/editor/reading/blocks-of.ts';
import { fieldsOf } from './block-values.ts';
import type { Block, Draft, Material, Piece, PieceMaterial, Shown } from './draft.ts';
import { newStep } from './new-draft.ts';

/** The draft of a change without changes yet, of a piece in the course or community `parentId`. */
export function draftOf(piece: Piece, parentId: string): Draft {
  return {
    id: piece.id,
    edits: piece.id,
    parentId,
    title: piece.title,
    category: piece.category ?? '',
    description: piece.description,
    isBegun: false,
    materials: piece.materials?.map(materialOf),
    blocks: blocksOf(piece.rich_text).map((block) => blockOf(block)),
    richtext: { ...newStep(), id: piece.rich_text.id },
    head: { ...newStep(), id: piece.id, stored: headOf(piece) },
  };
}

export const headOf = ({ title, category = '', description, cover, version }: Omit<Piece, 'rich_text'>) => ({
  title,
  category,
  description,
  cover: cover && shownOf(cover),
  version,
});

/** A stored material in a draft; `id` is the draft's own. */
export const materialOf = ({ id, name, material, file }: PieceMaterial): Material => ({
  id,
  name,
  step: newStep(),
  stored: { id, filename: file.name, content: material, bytes: file.size },
});

const shownOf = ({ name, width, height }: NonNullable<Piece['cover']>): Shown => ({
  name,
  size: { width, height },
});

/** A stored block in a draft; `id` is the draft's own. */
export function blockOf(block: PieceBlock, id = block.id): Block {
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

function unstored(block: PieceBlock, id: string): Block {
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
    kind: 'video',
    link,
    title,
    description,
    shown: videoResource === undefined ? undefined : { name: videoResource },
    shownCover:
      videoCover === undefined
        ? undefined
        : { name: videoCover, ...(width && height && { size: { width, height } }) },
  };
}
