import * as z from 'zod/mini';
import { dropDeviceDraft, keepDeviceDraft, readDeviceDraft } from '#web/lib/device/device-draft.ts';
import type { TitleAndCategory } from '../writing/title-form.tsx';

/** What is typed over a share before the news begins. It belongs to that share alone. */
const Typed = z.object({ at: z.string(), title: z.string(), category: z.string() });

const KEPT = 'sharedNews';

export function readTyped(memberId: string, at: string): TitleAndCategory | undefined {
  const typed = readDeviceDraft(Typed, KEPT, memberId);
  return typed?.at === at ? typed : undefined;
}

export const keepTyped = (memberId: string, at: string, { title, category }: TitleAndCategory) =>
  keepDeviceDraft(KEPT, memberId, { at, title, category });

export const dropTyped = (memberId: string): void => dropDeviceDraft(KEPT, memberId);
