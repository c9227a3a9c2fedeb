import type { Lesson } from '#contract/lessons/lessons.ts';
import { blocksOf, type PieceBlock } from '#web/parts/editor/reading/blocks-of.ts';
import { messages } from './messages.ts';

/** A block of the lesson, which a question may lead to. */
export interface Place {
  readonly id: string;
  readonly title: string;
}

/** Characters of a title: a list on a phone shows no more. */
const MAX_TITLE_LENGTH = 60;

const { place } = messages;

/** In their order, by what the teacher sees of them. */
export const placesOf = ({ rich_text }: Pick<Lesson, 'rich_text'>): readonly Place[] =>
  blocksOf(rich_text).map((block, index) => ({ id: block.id, title: place.of(index + 1, titleOf(block)) }));

function titleOf(block: PieceBlock): string {
  if (block.kind === 'text') return shortened(block.textHeading?.trim() || block.textDescription);
  if (block.kind === 'photo') return shortened(`${place.picture} ${block.photoDescription ?? ''}`);
  return shortened(`${place.video} ${block.videoTitle ?? ''}`);
}

function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > MAX_TITLE_LENGTH ? `${line.slice(0, MAX_TITLE_LENGTH).trimEnd()}…` : line;
}
