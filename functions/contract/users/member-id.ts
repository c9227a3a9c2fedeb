const JOINED = /^member-([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

/** The group of the pool whose one account is joined to an id of a pool that was lost (decision 75). */
export const memberGroup = (id: string): string => `member-${id}`;

/** The ids that an account is joined to by its groups: none or one, as `npm run join-member` sees to. */
export const joinedIds = (groups: readonly string[]): string[] =>
  groups.flatMap((group) => JOINED.exec(group)?.[1] ?? []);
