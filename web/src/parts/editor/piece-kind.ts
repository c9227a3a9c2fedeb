import { type ComponentType, createContext, useContext } from 'react';
import type { UploadFolder } from '#contract/upload-kinds.ts';
import type { Draft, Head, Piece } from '#web/parts/editor/draft/draft.ts';
import type { BlockProblems, Problems } from '#web/parts/editor/draft/problems.ts';
import type { Editing } from '#web/parts/editor/editing/use-editing.ts';
import type { Drafts } from '#web/parts/editor/keeping/drafts.ts';
import type { ShownPiece } from '#web/parts/editor/preview/shown-piece.ts';
import type { SavingState } from '#web/parts/editor/saving/use-saving.ts';
import type { ReplyRef, Step } from '#web/parts/sync/queue/outbox-entry.ts';

/** What the editor says of a piece by its name. */
export interface PieceTexts {
  /** Of the line that tells whether the head is saved. */
  readonly head: string;
  /** What stands in place of a cover. */
  readonly coverHint: string;
  /** The button that saves a new one, and while it does. */
  readonly publish: string;
  readonly publishing: string;
  /** Before a new one without any part is published; absent: it needs none. */
  readonly bare?: string;
  /** Before a part goes; with `stored`, also before one that is saved already. */
  readonly removal: {
    readonly title: string;
    readonly text: string;
    readonly stored?: string;
    readonly confirm: string;
  };
  /** It holds as many blocks as it may. */
  readonly full: string;
  /** In place of the name of a video that it has. */
  readonly video: string;
  readonly pictureGone: string;
  /** There are changes that are not saved. */
  readonly changes: string;
  /** It was saved or dropped in another window. */
  readonly taken: string;
  readonly discard: string;
  readonly changedElsewhere: string;
  readonly deleted: string;
  readonly wentWith: (names: string) => string;
  /** What was written is kept, and where one goes on: with a new one, and with a change. */
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
  /** Files that came to the page and are for this part; `onTaken` says that it has them. */
  readonly given: readonly File[];
  readonly onTaken: () => void;
}

export interface TitleDialogProps {
  readonly initial: Head;
  readonly onClose: () => void;
  readonly onChange: (head: Head) => void;
}

/** What is to be sent to create a piece, or (with an id) to change it. */
export interface HeadInput {
  readonly id: string | undefined;
  readonly version: number | ReplyRef | undefined;
  readonly parentId: string;
  readonly richtextId: string | ReplyRef;
  /** The texts that are new; `cover` is empty where it is to go. */
  readonly fields: Partial<Head> & { cover?: '' };
}

/** How the API calls what stands beside the blocks. */
export interface HeadFields {
  /** Folder and form field of the cover. */
  readonly coverFolder: UploadFolder;
  /** Of the description, where the kind has one. */
  readonly descriptionField?: string;
}

/** What the steps of a save are made with. */
export interface PieceSteps extends HeadFields {
  /** The folder of a draft's files on the device. */
  readonly folderOf: (draft: Draft) => string;
  /** Of a piece that is new, the reply has it in `data`. */
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
  /** What is wrong with what stands beside the blocks: with the head as the problems of `HEAD`. */
  readonly check?: (draft: Draft) => Problems;
}

/** A kind of thing that is written in blocks, such as news or lessons: its head, its steps and its words. */
export interface PieceKind extends HeadFields {
  /** Its name in the outbox, and in the code that says that one is missing. */
  readonly name: string;
  readonly texts: PieceTexts;
  readonly drafts: Drafts;
  /** The screen that leads to the editor within a parent, by its address and name. */
  readonly home: (parentId: string) => { readonly to: string; readonly name: string };
  /** The title above the editor, with the way to change it. */
  readonly Title: ComponentType<TitleProps>;
  readonly TitleDialog?: ComponentType<TitleDialogProps>;
  /** Below the blocks. */
  readonly More?: ComponentType<MoreProps>;
  /** Whether a file that is dropped or pasted on the page is for that part, and not for a block. */
  readonly isForMore?: (file: File) => Promise<boolean>;
  /** A piece as its readers see it. */
  readonly Article: ComponentType<{ readonly piece: ShownPiece }>;
  /** Fetches them before they are needed. */
  readonly fetchParts: () => void;
  readonly requests: () => Promise<PieceRequests>;
  /** The address where a draft is written, and where its mark stands until it has arrived. */
  readonly queueKeyOf: (draft: Draft) => string;
  readonly subjectOf: (draft: Draft) => string;
}

const Kind = createContext<PieceKind | undefined>(undefined);

/** Says what kind is written in the editor below it. */
export const PieceKindProvider = Kind.Provider;

export function usePieceKind(): PieceKind {
  const kind = useContext(Kind);
  if (!kind) throw new Error('the editor is shown outside of a kind of piece');
  return kind;
}
