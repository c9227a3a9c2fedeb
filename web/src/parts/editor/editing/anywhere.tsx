import { useEffect, useEffectEvent, useState } from 'react';
import { takeGiven } from '#web/parts/editor/files/given-files.ts';
import { type PieceKind, usePieceKind } from '#web/parts/editor/piece-kind.ts';
import './anywhere.css';

interface AnywhereProps {
  /** The draft's. */
  id: string;
  /** `at` is the index among the blocks; absent: the end. */
  onFiles: (files: readonly File[], at?: number) => Promise<void>;
  /** Files for what is below the blocks. */
  onMore: (files: File[]) => void;
}

/** Where the next block would be, in pixels of the window. */
interface DropTarget {
  readonly at: number;
  readonly top: number;
  readonly left: number;
  readonly width: number;
}

/** While these are open nothing can be added; still the browser must not open a dropped file. */
const OCCUPIED =
  ':is([role="dialog"], [role="alertdialog"])[data-state="open"], .blocks-editor[hidden], .blocks-editor fieldset:disabled';
const isOccupied = () => document.querySelector(OCCUPIED) !== null;

/**
 * Takes pictures and videos that came with the draft, are pasted, or dropped anywhere on the page; shows where they
 * would go.
 */
export function Anywhere({ id, onFiles, onMore }: AnywhereProps) {
  const kind = usePieceKind();
  const [target, setTarget] = useState<DropTarget>();
  const share = useEffectEvent(async (files: File[], at?: number) => {
    const { blocks, more } = await shareFiles(files, kind);
    if (blocks.length > 0) void onFiles(blocks, at);
    if (more.length > 0) onMore(more);
  });

  const takeThose = useEffectEvent(() => {
    const given = takeGiven(id);
    if (given) void onFiles(given.files).then(given.onTaken);
  });
  useEffect(() => takeThose(), []);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    // A picture of this page that is dragged a little comes as a file, too: it is there already.
    let isOwn = false;
    document.addEventListener('dragstart', () => (isOwn = true), { signal });
    document.addEventListener('dragend', () => (isOwn = false), { signal });
    const onDrag = (name: 'dragover' | 'drop', act: (event: DragEvent) => void) => {
      const listener = (event: DragEvent) => {
        if (!event.dataTransfer?.types.includes('Files')) return;
        event.preventDefault();
        if (!isOwn && !isOccupied()) act(event);
      };
      document.addEventListener(name, listener, { signal });
    };
    onDrag('dragover', ({ clientY }) => setTarget(targetAt(clientY)));
    onDrag('drop', ({ clientY, dataTransfer }) => {
      setTarget(undefined);
      void share([...(dataTransfer?.files ?? [])], targetAt(clientY).at);
    });
    const leave = ({ relatedTarget }: DragEvent) => relatedTarget === null && setTarget(undefined);
    document.addEventListener('dragleave', leave, { signal });

    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0 || isOccupied() || isTextFor(event)) return;
      event.preventDefault();
      void share(files, indexAfterFocus());
    };
    document.addEventListener('paste', paste, { signal });
    return () => controller.abort();
  }, []);

  if (!target) return null;
  const { top, left, width } = target;
  return (
    <div className="drop-page" aria-hidden="true">
      <div className="drop-place" style={{ top, left, width }} />
    </div>
  );
}

/** A copied table or paragraph also comes as a picture: in a field it is pasted as its text. */
function isTextFor({ target, clipboardData }: ClipboardEvent): boolean {
  const isField = target instanceof Element && target.closest('input, textarea') !== null;
  return isField && clipboardData?.getData('text/plain').trim() !== '';
}

const cards = () => [...document.querySelectorAll('li.block-card')];

function targetAt(y: number): DropTarget {
  const boxes = cards().map((card) => card.getBoundingClientRect());
  const under = boxes.findIndex(({ top, height }) => y < top + height / 2);
  const at = under < 0 ? boxes.length : under;
  const [before, after] = [boxes[at - 1], boxes[at]];
  const list = document.querySelector('.blocks')?.getBoundingClientRect();
  const top =
    before && after ? (before.bottom + after.top) / 2 : (after?.top ?? before?.bottom ?? list?.top ?? 0);
  return { at, top, left: list?.left ?? 0, width: list?.width ?? 0 };
}

function indexAfterFocus(): number | undefined {
  const at = cards().findIndex((card) => card.contains(document.activeElement));
  return at < 0 ? undefined : at + 1;
}

interface Shared {
  /** Become blocks. */
  readonly blocks: File[];
  /** For what stands below them. */
  readonly more: File[];
}

/** Where files go that are dropped or pasted anywhere on the page. */
async function shareFiles(
  files: readonly File[],
  { isForMore }: Pick<PieceKind, 'isForMore'>,
): Promise<Shared> {
  const shared: Shared = { blocks: [], more: [] };
  for (const file of files) {
    // Without a connection its type may not be known: then it is refused as a block, in words.
    const isMore = isForMore ? await isForMore(file).catch(() => false) : false;
    shared[isMore ? 'more' : 'blocks'].push(file);
  }
  return shared;
}
