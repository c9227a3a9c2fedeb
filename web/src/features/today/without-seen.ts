import type { Today } from '#contract/users/today.ts';

/** Without what the member has said they have seen. */
export const withoutSeen = (known: Today, mark: string | undefined): Today =>
  mark === undefined || mark < known.at ? known : { ...known, since: mark, news: [], taught: [] };
