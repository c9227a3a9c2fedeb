import * as z from 'zod/mini';
import { countCharacters } from '#contract/fields/characters.ts';
import { CHARACTER_LIMIT, TextDraft } from '#contract/news/blocks.ts';
import { richtexts } from '#contract/news/richtexts.ts';
import type { PieceTexts } from '#web/parts/editor/piece-kind.ts';
import { fieldsOf, isSkipped } from './block-values.ts';
import { type Block, COVER, type Draft, type Files } from './draft.ts';
import { isLocked } from './draft-changes.ts';
import { partsOf } from './draft-files.ts';
import { messages } from './messages.ts';
import { type BlockProblems, isThere, lostIn, lostText, type Problems } from './problems.ts';

type Texts = Pick<PieceTexts, 'pictureGone'>;

const drafts = {
  text: TextDraft,
  photo: z.pick(richtexts.addPhoto.input, { photoDescription: true }),
  video: z.pick(richtexts.addVideo.input, { videoTitle: true, videoDescription: true, videoLink: true }),
};

/**
 * The problems of a draft, by the id of a block or a material, or `cover`; empty when it can be saved. Blank texts are
 * not checked.
 */
export function checkDraft(draft: Draft, files: Files, texts: Texts): Problems {
  const problems: Record<string, BlockProblems> = {};
  const cover = lostIn({ ...draft, blocks: [] }, files)[COVER];
  if (cover && !isLocked(draft.head)) problems[COVER] = { picture: cover };
  for (const block of draft.blocks) {
    const found = checkBlock(block, files, texts);
    if (Object.keys(found).length > 0) problems[block.id] = found;
  }
  for (const { id, file, step } of draft.materials ?? []) {
    const part = file && ({ field: 'material', name: id, chosen: file } as const);
    if (part && !isLocked(step) && !isThere(part, files)) problems[id] = { file: lostText(part) };
  }
  return problems;
}

/** The problems of one block. */
export function checkBlock(block: Block, files: Files, texts: Texts): BlockProblems {
  if (isLocked(block.step) || block.isRemoved || isSkipped(block)) return {};
  const checked = drafts[block.kind].safeParse(fieldsOf(block));
  const fields = checked.success ? {} : z.flattenError(checked.error as z.core.$ZodError<object>).fieldErrors;
  const found: Record<string, string> = {};
  for (const [name, texts] of Object.entries(fields as Record<string, string[]>))
    if (texts[0]) found[name] = texts[0];

  const isEmpty = block.kind === 'video' && !block.link.trim() && !block.file && !block.shown;
  if (isEmpty) found['videoLink'] = messages.noSource;
  if (block.kind === 'photo' && !block.file && !block.shown) found['picture'] = texts.pictureGone;
  for (const part of partsOf(block).filter((each) => !isThere(each, files)))
    found[part.field === 'videoResource' ? 'video' : 'picture'] = lostText(part);
  return found;
}

/** Whether all texts together are longer than a rich text may be. */
export function isTooLong({ blocks }: Draft): boolean {
  const texts = blocks
    .filter(({ isRemoved }) => !isRemoved)
    .flatMap((block) => Object.values(fieldsOf(block)));
  const lengths = texts.map((value) => (typeof value === 'string' ? countCharacters(value) : 0));
  return lengths.reduce((sum, length) => sum + length, 0) > CHARACTER_LIMIT;
}

/** Whether it would publish a title alone. */
export const isBare = ({ head, blocks }: Draft): boolean => !head.id && blocks.every(isSkipped);

/** Why a draft cannot be saved: problems by its parts, and a reason why it never can. `check`: of its kind. */
export function lookThrough(
  draft: Draft,
  files: Files,
  texts: Texts,
  check: ((draft: Draft) => Problems) | undefined,
): { readonly problems: Problems; readonly refusal: string | undefined; readonly isFine: boolean } {
  const problems = { ...check?.(draft), ...checkDraft(draft, files, texts) };
  const refusal = isTooLong(draft) ? messages.tooLong : undefined;
  return { problems, refusal, isFine: Object.keys(problems).length === 0 && !refusal };
}
