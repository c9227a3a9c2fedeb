import type { Notice } from '#contract/notices/notices.ts';

/** What a weekly mail tells of; each list is the newest first, but for what is ahead. */
export interface Digest {
  readonly notices: readonly ToldNotice[];
  /** Names of those who wrote in a conversation. */
  readonly chats: readonly string[];
  readonly news: readonly CommunityNews[];
  readonly events: readonly PlannedEvent[];
}

export interface ToldNotice extends Notice {
  /** Whether others of that day were in the mail before: it is of the last alone, and there may be more. */
  readonly isPart?: boolean | undefined;
}

/** The news of a community that others wrote. */
export interface CommunityNews {
  readonly communityId: string;
  readonly name: string;
  readonly count: number;
  /** Whether there may be more. */
  readonly isMore: boolean;
  readonly newest: readonly { readonly id: string; readonly title: string }[];
}

export interface PlannedEvent {
  readonly date: string;
  /** HH:MM; absent where it lasts all day. */
  readonly time?: string | undefined;
  readonly task: string;
}

export const isEmpty = ({ notices, chats, news, events }: Digest): boolean =>
  notices.length + chats.length + news.length + events.length === 0;
