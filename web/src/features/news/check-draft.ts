import * as z from 'zod/mini';
import { countCharacters } from '#contract/field.ts';
import { CHARACTER_LIMIT, TextDraft } from '#contract/richtexts.ts';
import { COVER, type Draft, isBlank, isLocked, type TextBlock } from './draft.ts';
import { messages } from './messages.ts';
import { lacksPicture, type Pictures } from './save-news.ts';

/** What keeps a block (or the cover) from being saved, by field. */
export interface BlockProblems {
  readonly heading?: string | undefined;
  readonly description?: string | undefined;
  readonly picture?: string | undefined;
}

/** The problems of a draft, by block id or `cover`; empty when it can be saved. Blank texts are left out of it. */
export function checkDraft(draft: Draft, pictures: Pictures): Record<string, BlockProblems> {
  const problems: Record<string, BlockProblems> = {};
  if (draft.cover && !pictures[COVER] && !isLocked(draft.news))
    problems[COVER] = { picture: messages.editor.lostPicture };

  for (const block of draft.blocks) {
    if (isLocked(block.step) || isBlank(block)) continue;
    const found = block.kind === 'text' ? textProblems(block) : undefined;
    if (found) problems[block.id] = found;
    if (lacksPicture(block, pictures)) problems[block.id] = { picture: messages.editor.lostPicture };
  }
  return problems;
}

/** A draft as it was checked, with what was found. */
export interface Checked {
  readonly draft: Draft;
  readonly problems: Record<string, BlockProblems>;
}

/** The problems that still stand: what was changed since is looked at again when it is saved again. */
export function standingProblems(checked: Checked | undefined, draft: Draft): Record<string, BlockProblems> {
  if (!checked) return {};
  const untouched: string[] = draft.blocks
    .filter((block) => checked.draft.blocks.includes(block))
    .map(({ id }) => id);
  if (draft.cover === checked.draft.cover) untouched.push(COVER);
  return Object.fromEntries(Object.entries(checked.problems).filter(([id]) => untouched.includes(id)));
}

function textProblems({ heading, description }: TextBlock): BlockProblems | undefined {
  const checked = TextDraft.safeParse({ textHeading: heading, textDescription: description });
  if (checked.success) return undefined;
  const { fieldErrors } = z.flattenError(checked.error);
  return { heading: fieldErrors.textHeading?.[0], description: fieldErrors.textDescription?.[0] };
}

/** Whether all texts together are longer than a rich text may be. */
export function isTooLong({ blocks }: Draft): boolean {
  const lengths = blocks.map((block) =>
    block.kind === 'text'
      ? countCharacters(block.heading + block.description)
      : countCharacters(block.description),
  );
  return lengths.reduce((sum, length) => sum + length, 0) > CHARACTER_LIMIT;
}
