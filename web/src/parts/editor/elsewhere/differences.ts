import { fieldsOf, isCoverGoing, isSkipped } from '#web/parts/editor/draft/block-values.ts';
import type { Block, Draft } from '#web/parts/editor/draft/draft.ts';
import { messages } from '#web/parts/editor/messages.ts';
import { differencesOf } from '#web/parts/forms/differences.ts';
import { messages as elsewhere } from './messages.ts';
import { wordsOf } from './words.ts';

interface Said {
  readonly label: string;
  /** As the notice shows it, and as it is compared. */
  readonly words: string;
  readonly value: string;
}

/** How the piece differs from what was typed, in the piece's order. */
export function differencesIn(mine: Draft, theirs: Draft): { label: string; text: string }[] {
  const [typed, now] = [saidIn(mine), saidIn(theirs)];
  const all = { ...typed, ...now };
  const each = (of: Record<string, Said>, what: keyof Said) =>
    Object.fromEntries(Object.entries(of).map(([name, said]) => [name, said[what]]));
  return differencesOf(each(typed, 'value'), each(now, 'value'), each(all, 'label'), each(now, 'words'));
}

function saidIn(draft: Draft): Record<string, Said> {
  const { parts, picture } = elsewhere;
  const stored = draft.head.stored?.cover;
  const cover = draft.cover?.name ?? (isCoverGoing(draft, stored) ? '' : (stored?.name ?? ''));
  const materials = (draft.materials ?? [])
    .filter(({ isRemoved }) => !isRemoved)
    .map(({ name, stored, file }) => name.trim() || (stored?.filename ?? file?.name));
  const text = (label: string, words = '') => ({ label, words, value: words });
  const blocks = draft.blocks.filter((block) => !block.isRemoved && !isSkipped(block));
  return {
    title: text(parts.title, draft.title),
    category: text(parts.category, draft.category),
    description: text(parts.description, draft.description),
    cover: { label: parts.cover, words: cover && picture, value: cover },
    ...Object.fromEntries(blocks.map((block, index) => [`block ${index}`, saidOf(block, index + 1)])),
    materials: text(parts.materials, materials.join(', ')),
  };
}

function saidOf(block: Block, position: number): Said {
  const files = filesOf(block);
  const { kinds, blockName } = messages.editor;
  const file = block.kind === 'photo' ? elsewhere.picture : elsewhere.video;
  return {
    label: blockName(kinds[block.kind], position),
    words: [files.some(Boolean) && file, wordsOf(block)].filter(Boolean).join('\n'),
    value: JSON.stringify([block.kind, fieldsOf(block), files]),
  };
}

function filesOf(block: Block): (string | undefined)[] {
  if (block.kind === 'text') return [];
  const shown = block.file?.name ?? block.shown?.name;
  if (block.kind === 'photo') return [shown];
  const { cover, shownCover } = block;
  return [shown, cover?.name ?? (isCoverGoing(block, shownCover) ? undefined : shownCover?.name)];
}
