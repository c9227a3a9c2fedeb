import * as z from 'zod/mini';
import { mostOpenSurveys as most, type SurveyedOn, surveyedOn } from '#contract/surveys/surveys.ts';
import { AppError } from '#platform/errors.ts';
import { keys } from '#platform/table/keys.ts';
import { findItem, findItems, type StoredItem } from '#platform/table/table.ts';
import type { Action } from '#platform/table/transaction.ts';
import { update } from '#platform/table/update.ts';
import { changeAsRead } from '#platform/table/version.ts';
import { endOf } from './end.ts';

/*
 * Which surveys are open in a community, with all groups and enterprises in it, or in a course, stands in one item: an
 * attribute each. Who looks for what waits for them reads one item for each place that they are in, however many groups
 * there are, and leaves out what is of groups that they do not follow. One that has ended goes when another comes.
 */

/** What the item has to know of a survey. */
export interface Opened {
  readonly id: string;
  readonly on: SurveyedOn;
  readonly onId: string;
  readonly communityId?: string | undefined;
  readonly until: string;
  readonly creator: string;
}

const Entry = z.object({
  on: z.enum(surveyedOn),
  onId: z.string(),
  communityId: z.optional(z.string()),
  until: z.string(),
  creator: z.string(),
});

/** The community or the course whose item names a survey; undefined for a group whose community is not known. */
export const openedIn = ({ on, onId, communityId }: Omit<Opened, 'id' | 'until' | 'creator'>) =>
  on === 'group' || on === 'enterprise' ? communityId : onId;

const NAME = 's_';
const nameOf = (id: string) => NAME + id;

const keyOf = (opened: Opened) => keys.openSurveys(openedIn(opened) ?? opened.onId);

function openedBy(item: StoredItem): Opened[] {
  return Object.entries(item).flatMap(([name, entry]) =>
    name.startsWith(NAME) ? { id: name.slice(NAME.length), ...Entry.parse(entry) } : [],
  );
}

/** Those that are open in some communities and courses; a moment old. */
export async function readOpened(ids: readonly string[], now = Date.now()): Promise<Opened[]> {
  const items = await findItems(ids.map((id) => keys.openSurveys(id)));
  return items.flatMap(openedBy).filter(({ until }) => endOf(until) > now);
}

/**
 * The writes that name an open survey, or one with another end, which also forget those that have ended. Throws
 * `surveys.full` where there are as many as there may be.
 */
export async function readToOpen(
  place: Pick<Opened, 'on' | 'onId' | 'communityId' | 'creator'>,
  now = Date.now(),
): Promise<(opened: Opened) => Action> {
  const key = keys.openSurveys(openedIn(place) ?? place.onId);
  const stored = await findItem(key);
  const version = Number(stored?.['version'] ?? 0);
  const all = stored ? openedBy(stored) : [];
  const ended = all.filter(({ until }) => endOf(until) <= now);
  return (opened) => {
    checkRoom(
      all.filter((one) => one.id !== opened.id && !ended.includes(one)),
      place,
    );
    const { id, on, onId, communityId, until, creator } = opened;
    const gone = Object.fromEntries(ended.map((one) => [nameOf(one.id), undefined]));
    const set = {
      ...gone,
      [nameOf(id)]: { on, onId, communityId, until, creator },
      version: version + 1,
    };
    return changeAsRead(key, stored && { version }, set, 'survey.changed');
  };
}

function checkRoom(
  others: readonly Opened[],
  { on, onId, creator }: Pick<Opened, 'on' | 'onId' | 'creator'>,
) {
  const here = others.filter((one) => one.on === on && one.onId === onId).length;
  const own = others.filter((one) => one.creator === creator).length;
  if (here < most.place && own < most.share && others.length < most.community) return;
  const text =
    here >= most.place
      ? `${most.place} surveys are open here, which is as many as there may be. Please wait until one has ended.`
      : 'There are too many open surveys in this community. Please wait until some have ended.';
  throw new AppError('conflict', 'surveys.full', text);
}

/** The write after which a survey is named no more; the item stays. */
export const takeFromOpen = (opened: Opened): Action => ({
  update: update(keyOf(opened), { set: { [nameOf(opened.id)]: undefined } }),
});
