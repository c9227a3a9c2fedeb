import { type ComponentType, createContext, useContext } from 'react';
import type { UploadFolder } from '#contract/fields/upload-kinds.ts';
import type { Draft, Head, Piece } from '#web/parts/editor/draft/draft.ts';
import type { BlockProblems, Problems } from '#web/parts/editor/draft/problems.ts';
import type { Editing } from '#web/parts/editor/editing/use-editing.ts';
import type { Drafts } from '#web/parts/editor/keeping/drafts.ts';
import type { ShownPiece } from '#web/parts/editor/preview/shown-piece.ts';
import type { SavingState } from '#web/parts/editor/saving/use-saving.ts';
import type { ReplyRef, Step } from '#web/parts/sync/queue/outbox-entry.ts';

/** The editor's texts about a kind of piece. */
export interface PieceTexts {
  /** For the line that says whether the head is saved. */
  readonly head: string;
  /** Instead of a cover. */
  readonly coverHint: string;
  /** The button that saves a new one, and its label meanwhile. */
  readonly publish: string;
  readonly publishing: string;
  /** Before a new one without any part is published; absent: it needs none. */
  readonly bare?: string;
  /** Before a part is removed; with `stored`, also before a saved one is. */
  readonly removal: {
    readonly title: string;
    readonly text: string;
    readonly stored?: string;
    readonly confirm: string;
  };
  /** It has the most blocks that it may have. */
  readonly full: string;
  /** Instead of the name of a stored video. */
  readonly video: string;
  readonly pictureGone: string;
  /** There are unsaved changes. */
  readonly changes: string;
  /** It was saved or dropped in another window. */
  readonly taken: string;
  readonly discard: string;
  readonly changedElsewhere: string;
  readonly deleted: string;
  readonly wentWith: (names: string) => string;
  /** What was written is kept, and where to continue: with a new one, and with a change. */
  readonly left: string;
  readonly leftEdit: string;
}

export interface TitleProps {
  readonly draft: Draft;
  readonly isSaving: boolean;
  readonly problems: BlockProblems | undefined;
  readonly change: (head: Partial<Head>) => void;
  /** Opens the `TitleDialog`. */
  readonly onAsk: () => void;
}

export interface MoreProps {
  readonly editing: Editing;
  readonly saving: SavingState;
  readonly problems: Problems;
  /** Files that came to the page for this part; `onTaken` says that it has them. */
  readonly given: readonly File[];
  readonly onTaken: () => void;
}

export interface TitleDialogProps {
  readonly initial: Head;
  readonly onClose: () => void;
  readonly onChange: (head: Head) => void;
}

/** The input of the step that creates a piece, or (with an id) changes it. */
export interface HeadInput {
  readonly id: string | undefined;
  readonly version: number | ReplyRef | undefined;
  readonly parentId: string;
  readonly richtextId: string | ReplyRef;
  /** The changed texts; `cover` is empty where it is removed. */
  readonly fields: Partial<Head> & { cover?: '' };
}

/** The API's names of what is beside the blocks. */
export interface HeadFields {
  /** Folder and form field of the cover. */
  readonly coverFolder: UploadFolder;
  /** Field of the description, where the kind has one. */
  readonly descriptionField?: string;
}

/** What makes the steps of a save. */
export interface PieceSteps extends HeadFields {
  /** The folder of a draft's files on the device. */
  readonly folderOf: (draft: Draft) => string;
  /** The reply for a new piece has it in `data`. */
  readonly headStep: (input: HeadInput) => Pick<Step, 'route' | 'input'>;
}

/** A piece as it was found, whose it is, and in which course or community. */
export interface FoundPiece extends Piece {
  readonly creator: string;
  readonly parentId: string;
}

export type FindPiece = (
  where: { readonly id: string; readonly parentId: string },
  signal?: AbortSignal,
) => Promise<FoundPiece>;

export interface PieceRequests extends PieceSteps {
  readonly find: FindPiece;
  /** Problems of what is beside the blocks: those of the head under `HEAD`. */
  readonly check?: (draft: Draft) => Problems;
}

/** A kind of piece, such as news or lessons: its head, its steps and its words. */
export interface PieceKind extends HeadFields {
  /** Its kind in the outbox, and the noun of its codes. */
  readonly name: string;
  readonly texts: PieceTexts;
  readonly drafts: Drafts;
  /** The screen that leads to the editor within a parent, by its address and name. */
  readonly home: (parentId: string) => { readonly to: string; readonly name: string };
  /** The title above the editor, with the way to change it. */
  readonly Title: ComponentType<TitleProps>;
  readonly TitleDialog?: ComponentType<TitleDialogProps>;
  /** Above the cover; then both are below the blocks, which come first. */
  readonly About?: ComponentType<Omit<TitleProps, 'onAsk'>>;
  /** Below the blocks. */
  readonly More?: ComponentType<MoreProps>;
  /** Whether a file that is dropped or pasted on the page is for that part, and not for a block. */
  readonly isForMore?: (file: File) => Promise<boolean>;
  /** A piece as its readers see it. */
  readonly Article: ComponentType<{ readonly piece: ShownPiece }>;
  /** Fetches them before they are needed. */
  readonly fetchParts: () => void;
  readonly requests: () => Promise<PieceRequests>;
  /** The address where a draft is written, and the subject of its badge until it has arrived. */
  readonly queueKeyOf: (draft: Draft) => string;
  readonly subjectOf: (draft: Draft) => string;
}

const Kind = createContext<PieceKind | undefined>(undefined);

/** Gives the editor below it its kind of piece. */
export const PieceKindProvider = Kind.Provider;

export function usePieceKind(): PieceKind {
  const kind = useContext(Kind);
  if (!kind) throw new Error('the editor is shown outside of a kind of piece');
  return kind;
}
