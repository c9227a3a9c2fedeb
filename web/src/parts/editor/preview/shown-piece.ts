import type { Richtext } from '#contract/news/blocks.ts';
import { isCoverGoing, isSkipped } from '#web/parts/editor/draft/block-values.ts';
import {
  type Block,
  type Chosen,
  COVER,
  type Draft,
  type Material,
  type PieceMaterial,
  type Shown,
  type Size,
} from '#web/parts/editor/draft/draft.ts';
import { coverOfVideo } from '#web/parts/editor/draft/draft-files.ts';

/** A piece as its readers will see it, of either kind. */
export interface ShownPiece {
  readonly title: string;
  readonly category: string;
  readonly description?: string | undefined;
  readonly cover: { readonly name: string; readonly width: number; readonly height: number } | undefined;
  readonly rich_text: Richtext;
  readonly materials: readonly PieceMaterial[];
}

type Urls = Readonly<Record<string, string>>;
/** By name: a file on the content host, or the address of one on this device. */
type Named = Size & { readonly name: string };

const UNKNOWN: Size = { width: 1280, height: 720 };

/**
 * What a draft becomes once it is saved; `urls` are the addresses of its chosen files, by their names on the device.
 */
export function shownPiece(draft: Draft, urls: Urls): ShownPiece {
  const { id, title, category, description, head } = draft;
  const stored = head.stored?.cover;
  const blocks = draft.blocks.filter((block) => !block.isRemoved && !isSkipped(block));
  const rich_text: Richtext = { id, texts: [], photos: [], videos: [] };
  for (const [index, block] of blocks.entries())
    add(block, { order: index + 1, richtextId: id, version: 0 }, rich_text, urls);
  const cover = pictureOf(draft.cover, urls[COVER], isCoverGoing(draft, stored) ? undefined : stored);
  const materials = (draft.materials ?? []).filter(({ isRemoved }) => !isRemoved).map(shownMaterial);
  return { title, category, description, cover, rich_text, materials };
}

function shownMaterial({ id, name, stored, file }: Material): PieceMaterial {
  const filename = stored?.filename ?? file?.name ?? '';
  return {
    id,
    name: name.trim() || filename,
    file: { name: filename, size: stored?.bytes ?? file?.bytes ?? 0 },
  };
}

function add(
  block: Block,
  row: { order: number; richtextId: string; version: number },
  to: Richtext,
  urls: Urls,
) {
  const { id } = block;
  const common = { id, ...row };
  if (block.kind === 'text')
    to.texts.push({ ...common, textHeading: block.heading.trim(), textDescription: block.description });
  if (block.kind === 'photo') {
    const picture = pictureOf(block.file, urls[id], block.shown);
    const { isDescribed: isImgDesc, description: photoDescription } = block;
    if (picture) to.photos.push({ ...common, ...named('img', picture), isImgDesc, photoDescription });
  }
  if (block.kind === 'video') {
    const { link, title, description, shown, shownCover } = block;
    const cover = pictureOf(
      block.cover,
      urls[coverOfVideo(id)],
      isCoverGoing(block, shownCover) ? undefined : shownCover,
    );
    const source = block.file ? urls[id] : shown?.name;
    to.videos.push({
      ...common,
      ...(cover && named('videoCover', cover)),
      videoTitle: title.trim(),
      videoDescription: description,
      ...(source ? { videoResource: source } : { videoLink: link.trim() }),
    });
  }
}

function pictureOf(
  chosen: Chosen | undefined,
  url: string | undefined,
  shown: Shown | undefined,
): Named | undefined {
  if (chosen) return url === undefined ? undefined : { name: url, ...(chosen.size ?? UNKNOWN) };
  return shown && { name: shown.name, ...(shown.size ?? UNKNOWN) };
}

const named = <Name extends string>(field: Name, { name, ...size }: Named) =>
  ({ [field]: name, ...size }) as Record<Name, string> & Size;
