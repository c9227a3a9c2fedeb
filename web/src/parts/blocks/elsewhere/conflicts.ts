import type { Block, Chosen, Shown } from '#web/parts/blocks/draft/draft.ts';

export type Side = 'mine' | 'theirs';

/** What the member chose for each conflict, by its id. */
export type Choices = Readonly<Record<string, Side>>;

interface Common {
  /** The part's name, or the id of the draft's block. */
  readonly id: string;
  /** When the other side was changed (ISO 8601 UTC), where that is known. */
  readonly changedAt?: string | undefined;
}

/** A part of a piece that this device and another one changed; a block that is absent was taken out on that side. */
export type Conflict = Common &
  (
    | { readonly part: 'title'; readonly mine: string; readonly theirs: string }
    | { readonly part: 'description'; readonly mine: string; readonly theirs: string }
    | { readonly part: 'category'; readonly mine: string; readonly theirs: string }
    | { readonly part: 'cover'; readonly mine: Chosen; readonly theirs: Shown | undefined }
    | { readonly part: 'order'; readonly mine: readonly Block[]; readonly theirs: readonly Block[] }
    | { readonly part: 'block'; readonly mine: Block | undefined; readonly theirs: Block | undefined }
  );

export const ORDER = 'order';

export const decide = (choices: Choices, id: string): Side => choices[id] ?? 'mine';
