import type * as z from 'zod/mini';

/** What a member has not sent yet, kept on this device under `{name}:{memberId}`: nobody else is offered it. */
const keyOf = (name: string, memberId: string) => `${name}:${memberId}`;

/** What is kept, or nothing when there is none or it cannot be read. */
export function readDeviceDraft<S extends z.ZodMiniType>(
  schema: S,
  name: string,
  memberId: string,
): z.output<S> | undefined {
  try {
    const kept = localStorage.getItem(keyOf(name, memberId));
    return kept === null ? undefined : schema.parse(JSON.parse(kept));
  } catch {
    return undefined;
  }
}

/** Keeps the draft. @returns false where the browser refuses: then it lives as long as the page. */
export function keepDeviceDraft(name: string, memberId: string, draft: unknown): boolean {
  try {
    localStorage.setItem(keyOf(name, memberId), JSON.stringify(draft));
    return true;
  } catch {
    // A full or forbidden storage must not stop anyone from writing.
    return false;
  }
}

export function dropDeviceDraft(name: string, memberId: string): void {
  try {
    localStorage.removeItem(keyOf(name, memberId));
  } catch {
    // What could not be kept need not be dropped.
  }
}
