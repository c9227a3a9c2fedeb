import { memberMemory } from '#web/lib/session/member-memory.ts';

/** What a member tries with the sample collections. */
export interface AddedHere {
  /** Collections that they made, by id and title. */
  readonly made: readonly { readonly id: string; readonly title: string }[];
  /** Titles of files, by the collection's id. */
  readonly files: Readonly<Record<string, readonly string[]>>;
  /** Ids of members, by the collection's id. */
  readonly members: Readonly<Record<string, readonly string[]>>;
}

/** Nobody should find an example kept. */
export const addedHere = memberMemory<AddedHere>({ made: [], files: {}, members: {} });
