import type * as z from 'zod/mini';
import { drop, keep, keptKeys, lasting, readKept } from './browser-storage.ts';

/** What a member has not sent yet, kept on this device under `{name}:{memberId}`: no other member sees it. */
const keyOf = (name: string, memberId: string) => `${name}:${memberId}`;

/** The draft, or nothing when there is none or it cannot be read. */
export const readDeviceDraft = <S extends z.ZodMiniType>(
  schema: S,
  name: string,
  memberId: string,
): z.output<S> | undefined => parse(schema, readKept(keyOf(name, memberId)));

/** Keeps the draft. @returns false where the browser refuses: then it lives as long as the tab or the page. */
export const keepDeviceDraft = (name: string, memberId: string, draft: unknown): boolean =>
  keep(keyOf(name, memberId), JSON.stringify(draft));

/** Whether the draft lives only as long as the tab or the page. */
export const isRefused = (name: string, memberId: string): boolean =>
  readKept(keyOf(name, memberId)) !== lasting.getItem(keyOf(name, memberId));

/** The names of the member's drafts that begin so. */
export function deviceDraftNames(beginning: string, memberId: string): string[] {
  const end = keyOf('', memberId);
  return keptKeys()
    .filter((key) => key.startsWith(beginning) && key.endsWith(end))
    .map((key) => key.slice(0, -end.length));
}

/**
 * Calls `onChange` with what another tab keeps from now on, or undefined when it dropped what was kept; not with what
 * cannot be read, as of another version of the site.
 */
export function subscribeToDeviceDraft<S extends z.ZodMiniType>(
  schema: S,
  name: string,
  memberId: string,
  onChange: (draft: z.output<S> | undefined) => void,
): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key !== keyOf(name, memberId)) return;
    const draft = parse(schema, newValue);
    if (draft || newValue === null) onChange(draft);
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

export function dropDeviceDraft(name: string, memberId: string): void {
  drop(keyOf(name, memberId));
}

/** Drafts of one kind, by the id of their subject. */
export interface DeviceDrafts<Draft> {
  readonly read: (memberId: string, id: string) => Draft | undefined;
  /** @returns false where the browser refuses: then it lives as long as the tab or the page */
  readonly keep: (memberId: string, id: string, draft: Draft) => boolean;
  readonly isRefused: (memberId: string, id: string) => boolean;
  /** Calls `onChange` as `subscribeToDeviceDraft` does. @returns how to stop */
  readonly subscribe: (
    memberId: string,
    id: string,
    onChange: (draft: Draft | undefined) => void,
  ) => () => void;
  readonly drop: (memberId: string, id: string) => void;
}

export const deviceDrafts = <S extends z.ZodMiniType>(
  schema: S,
  nameOf: (id: string) => string,
): DeviceDrafts<z.output<S>> => ({
  read: (memberId, id) => readDeviceDraft(schema, nameOf(id), memberId),
  keep: (memberId, id, draft) => keepDeviceDraft(nameOf(id), memberId, draft),
  isRefused: (memberId, id) => isRefused(nameOf(id), memberId),
  subscribe: (memberId, id, onChange) => subscribeToDeviceDraft(schema, nameOf(id), memberId, onChange),
  drop: (memberId, id) => dropDeviceDraft(nameOf(id), memberId),
});

function parse<S extends z.ZodMiniType>(schema: S, kept: string | null): z.output<S> | undefined {
  try {
    return kept === null ? undefined : schema.parse(JSON.parse(kept));
  } catch {
    return undefined;
  }
}
