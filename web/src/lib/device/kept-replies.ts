import { deleteDatabases, deviceStore, settled } from './device-store.ts';

/** A reply of the API as the device keeps it. */
export interface KeptReply {
  /** The text of its key. */
  readonly id: string;
  readonly key: readonly [path: string, input: unknown, member: string | undefined];
  readonly data: unknown;
  /** When it came, by this device's clock. */
  readonly at: number;
  /** Characters of its JSON. */
  readonly size: number;
}

const DATABASE = 'furrow-replies';
/** Of what the member keeps on purpose; its replies are among the others. */
export const KEPT_DATABASE = 'furrow-kept';

/** Each use throws where the browser refuses it. */
export const inReplies = deviceStore(DATABASE, 'replies', { keyPath: 'id' });

type Listener = (isSameMember: boolean) => void;
const listeners = new Set<Listener>();

/** Subscribes to the end of all that was kept. */
export const onRepliesDropped = (listener: Listener): void => void listeners.add(listener);

/** What the device keeps for the member; what it keeps of another one goes. */
export async function readReplies(member: string): Promise<readonly KeptReply[]> {
  const kept: KeptReply[] = await inReplies('readonly', (store) => settled(store.getAll())).catch(() => []);
  if (kept.every(({ key }) => key[2] === member)) return kept;
  await clearReplies();
  return [];
}

/** Empties the device of them, and never fails. */
export const clearReplies = (): Promise<unknown> => deleteDatabases(DATABASE, KEPT_DATABASE);

/** The same, and this page forgets them too; `isSameMember` where their session goes on. */
export function dropReplies(isSameMember = false): Promise<unknown> {
  for (const listener of listeners) listener(isSameMember);
  return clearReplies();
}
