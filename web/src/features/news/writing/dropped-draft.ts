import { droppedOf } from '#web/parts/editor/keeping/dropped-draft.ts';
import { drafts } from './drafts.ts';

export const { dropForNow, readDropped, bringBack } = droppedOf(drafts);
