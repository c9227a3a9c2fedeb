import type { Block } from '#web/parts/editor/draft/draft.ts';
import type { BlockProblems } from '#web/parts/editor/draft/problems.ts';
import type { FileChoice } from '#web/parts/editor/files/use-file-choice.ts';
import type { Editing } from '#web/parts/editor/keeping/use-draft.ts';
import { VideoBlockFields } from './lazy-parts.ts';
import { PhotoBlockFields } from './photo-block-fields.tsx';
import { TextBlockFields } from './text-block-fields.tsx';

export interface BlockFieldsProps<Kind extends Block> {
  block: Kind;
  /** The block's name on the screen, such as '2 · Photo'. */
  name: string;
  editing: Editing;
  choice: FileChoice;
  problems: BlockProblems | undefined;
  /** Why files are asked for again, by the names under which they were kept. */
  lost: Readonly<Record<string, string>>;
  isLocked: boolean;
  /** Is told how it changes: a file may be ready long after it was chosen, and other fields are typed meanwhile. */
  onChange: (change: (block: Kind) => Kind) => void;
}

type AnyFieldsProps = Omit<BlockFieldsProps<Block>, 'onChange'> & {
  onChange: (change: (block: Block) => Block) => void;
};

/** The fields of a block of any kind. */
export function BlockFields({ block, onChange, ...common }: AnyFieldsProps) {
  // A block never changes its kind.
  const change = onChange as (change: (block: never) => Block) => void;
  if (block.kind === 'text') return <TextBlockFields {...common} block={block} onChange={change} />;
  if (block.kind === 'photo') return <PhotoBlockFields {...common} block={block} onChange={change} />;
  return <VideoBlockFields {...common} block={block} onChange={change} />;
}
