import { type ComponentType, createContext, useContext } from 'react';
import type { UploadFolder } from '#contract/uploads.ts';
import type { From, Step } from '#web/parts/outbox/thing.ts';
import type { Draft, Head, Piece } from './draft/draft.ts';
import type { Drafts } from './keeping/drafts.ts';
import type { ShownPiece } from './preview/shown-piece.ts';

/** What the editor says of a piece by its name. */
export interface PieceTexts {
  /** Of the line that tells whether the head is saved. */
  readonly head: string;
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
  readonly takenOut: string;
  readonly deleted: string;
  readonly wentWith: (names: string) => string;
  /** What was written is kept, and where one goes on: with a new one, and with a change. */
  readonly left: string;
  readonly leftEdit: string;
}

export interface TitleProps {
  readonly draft: Draft;
  readonly isSaving: boolean;
  readonly onChange: () => void;
}

export interface TitleDialogProps {
  readonly initial: Head;
  readonly onClose: () => void;
  readonly onChange: (head: Head) => void;
}

/** What is to be sent to create a piece, or (with an id) to change it. */
export interface HeadInput {
  readonly id: string | undefined;
  readonly version: number | From | undefined;
  readonly place: string;
  readonly richtextId: string | From;
  /** Title and category where they are new; `cover` is empty where it is to go. */
  readonly fields: Partial<Head> & { cover?: '' };
}

/** What the steps of a save are made with. */
export interface PieceSteps {
  /** Folder and form field of the cover. */
  readonly coverFolder: UploadFolder;
  /** The folder of a draft's files on the device. */
  readonly folderOf: (draft: Draft) => string;
  /** Of a piece that is new, the reply has it in `data`. */
  readonly headStep: (input: HeadInput) => Pick<Step, 'route' | 'input'>;
}

export interface PieceRequests extends PieceSteps {
  readonly find: (where: { id: string; place: string }) => Promise<Piece>;
}

/** A kind of thing that is written in blocks, such as news or lessons: its head, its steps and its words. */
export interface PieceKind {
  /** Its name in the outbox, and in the code that says that one is missing. */
  readonly name: string;
  readonly texts: PieceTexts;
  readonly drafts: Drafts;
  /** Folder and form field of the cover. */
  readonly coverFolder: UploadFolder;
  /** The screen that leads to the editor, by its address and name. */
  readonly home: { readonly to: string; readonly name: string };
  /** The title above the editor, with the way to change it. */
  readonly Title: ComponentType<TitleProps>;
  readonly TitleDialog: ComponentType<TitleDialogProps>;
  /** A piece as its readers see it. */
  readonly Article: ComponentType<{ readonly piece: ShownPiece }>;
  /** Fetches them before they are needed. */
  readonly fetchParts: () => void;
  readonly requests: () => Promise<PieceRequests>;
  /** The address where a draft is written, and where its mark stands until it has arrived. */
  readonly placeOf: (draft: Draft) => string;
  readonly standsOf: (draft: Draft) => string;
}

const Kind = createContext<PieceKind | undefined>(undefined);

/** Says what kind is written in the editor below it. */
export const PieceKindProvider = Kind.Provider;

export function usePieceKind(): PieceKind {
  const kind = useContext(Kind);
  if (!kind) throw new Error('the editor is shown outside of a kind of piece');
  return kind;
}
