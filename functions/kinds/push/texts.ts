import type { About } from '#platform/table/job.ts';
import { shortened } from './shortened.ts';

/** The day's page, which says what is new: of what has no address of its own. */
const WHAT_IS_NEW = '/dashboard';

/** What a lock screen shows, and where a tap leads. */
export interface PushText {
  readonly title: string;
  readonly body: string;
  readonly path: string;
  /** Of the same thing, one takes the place of another. */
  readonly tag: string;
}

const did: Record<About['kind'], string> = {
  reply: 'replied to you',
  answer: 'answered you',
  thread: 'also replied',
  mention: 'mentioned you',
  chosen: 'marked your answer',
  remark: 'looked through your test',
  message: 'wrote to you',
  tomorrow: '',
  moderated: '',
  decided: '',
};

/** Of what nobody in particular did. */
const happened: Partial<Record<About['kind'], string>> = {
  tomorrow: 'You have something planned tomorrow',
  moderated: 'Moderators decided on something of yours',
  decided: 'Moderators decided on what you reported',
};

/** Who and what kind; `text` is what it is about, where the member chose to see it. */
export function textOf(
  { kind, on, onId, path = WHAT_IS_NEW }: About,
  name: string,
  text: string | undefined,
): PushText {
  const title = happened[kind] ?? `${shortened(name)} ${did[kind]}`;
  return { title, body: text ? shortened(text) : 'Furrow', path, tag: `${kind} ${on} ${onId}` };
}

/** Of what came while it was quiet, or beyond what a day takes. */
export const summaryOf = (count: number, since: string): PushText => ({
  title: `${count === 1 ? '1 thing' : `${count} things`} happened while it was quiet`,
  body: since ? `Since ${since}` : 'Furrow',
  path: WHAT_IS_NEW,
  tag: 'summary',
});
