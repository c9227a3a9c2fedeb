import {
  deviceDraftNames,
  dropDeviceDraft,
  keepDeviceDraft,
  readDeviceDraft,
  subscribeToDeviceDraft,
} from '#web/lib/device/device-draft.ts';
import { hasContent } from '#web/parts/editor/draft/block-values.ts';
import { Draft } from '#web/parts/editor/draft/draft.ts';
import { dropFilesIn } from '#web/parts/sync/queue/kept-files.ts';

type DraftKey = Pick<Draft, 'edits' | 'copyOf'> & Partial<Pick<Draft, 'id' | 'isDetached' | 'parentId'>>;

/** How the device names the drafts of one kind of piece. */
export interface DraftNames {
  /** The drafts' name; a change of a piece has the piece's id behind it. */
  readonly draft: string;
  /** The folder of their files, such as `news`. */
  readonly folder: string;
  /** Whether a member begins one piece at a time in each parent, such as a course, instead of one in all. */
  readonly isByParent?: boolean;
}

/** The drafts of one kind of piece on this device, each for its member alone. */
export function draftsOf({ draft: name, folder, isByParent = false }: DraftNames) {
  /**
   * A member begins one piece at a time, and one change of each; what was handed to the outbox has a key of its own. A
   * draft of a piece that was deleted keeps its key.
   */
  const nameOf = ({ edits, copyOf = edits, id, isDetached, parentId }: DraftKey) => {
    const own = copyOf ?? (isDetached ? id : isByParent ? parentId : undefined);
    return own === undefined ? name : `${name}/${own}`;
  };

  /** The folder of a draft's files among those of the device. */
  const folderOf = ({ id }: Pick<Draft, 'id'>) => `${folder}/${id}/`;

  /**
   * The kept draft, or nothing when there is none or it cannot be read; `edits` is the id of the piece that it changes.
   */
  const readDraft = (memberId: string, edits?: string, parentId?: string): Draft | undefined =>
    readDeviceDraft(Draft, nameOf({ edits, parentId }), memberId);

  /** Drops what was typed; a file that is being chosen stays. */
  const dropText = (memberId: string, draft: DraftKey): void => dropDeviceDraft(nameOf(draft), memberId);

  /** Keeps the draft on this device. @returns false where the browser refuses: then it lives as long as the page. */
  const keepDraft = (memberId: string, draft: Draft): boolean =>
    keepDeviceDraft(nameOf(draft), memberId, draft);

  const others = (memberId: string): Draft[] =>
    deviceDraftNames(`${name}/`, memberId).flatMap((each) => readDeviceDraft(Draft, each, memberId) ?? []);

  /** A draft without a piece: it may have been a change of a deleted one. */
  const unfinished = (memberId: string, parentId?: string): Draft[] => {
    const own = readDraft(memberId, undefined, parentId);
    const isIt = ({ id, edits, out, ...draft }: Draft) =>
      id !== own?.id && edits === undefined && !out && (!isByParent || draft.parentId === parentId);
    return [...(own ? [own] : []), ...others(memberId).filter(isIt)];
  };

  return {
    isByParent,
    nameOf,
    folderOf,
    readDraft,
    dropText,

    /**
     * What the member is writing that is no piece yet, in one parent where the kind is by parent: what they write now
     * first.
     */
    readAllUnfinished: unfinished,

    /** The first of these; without one, an empty draft that was begun. */
    readUnfinished(memberId: string, parentId?: string): Draft | undefined {
      const all = unfinished(memberId, parentId);
      return all.find(hasContent) ?? all[0];
    },

    /** Drafts in the outbox, or that were there when a page was closed. */
    readOut: (memberId: string): Draft[] => others(memberId).filter(({ out }) => out !== undefined),

    /** One by its id. */
    find: (memberId: string, id: string): Draft | undefined =>
      [...others(memberId), readDraft(memberId) ?? []].flat().find((draft) => draft.id === id),

    keepDraft,

    /** The same; a change without changes is not kept. */
    settle(memberId: string, draft: Draft): boolean {
      if (draft.edits === undefined || hasContent(draft)) return keepDraft(memberId, draft);
      dropText(memberId, draft);
      return true;
    },

    /** Calls `onChange` with what another tab keeps in its place; undefined when it was saved or dropped there. */
    subscribeToDraft: (
      memberId: string,
      draft: Draft,
      onChange: (kept: Draft | undefined) => void,
    ): (() => void) => subscribeToDeviceDraft(Draft, nameOf(draft), memberId, onChange),

    dropDraft(memberId: string, draft: DraftKey & Pick<Draft, 'id'>): void {
      dropText(memberId, draft);
      void dropFilesIn(memberId, folderOf(draft));
    },
  };
}

export type Drafts = ReturnType<typeof draftsOf>;
