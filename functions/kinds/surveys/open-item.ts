import * as z from 'zod/mini';
import { mostOpenSurveys as most, type SurveyedOn, surveyedOn } from '#contract/surveys/surveys.ts';
import { AppError, StaleReadError } from '#platform/errors.ts';
import { keys } from '#platform/table/keys.ts';
import { findItem, findItems, type StoredItem } from '#platform/table/table.ts';
import type { Action } from '#platform/table/transaction.ts';
import { update } from '#platform/table/update.ts';
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

const keyOf = (place: Parameters<typeof openedIn>[0]) => keys.openSurveys(openedIn(place) ?? place.onId);

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
 * The writes that name an open survey, or one with another end, which also forget those that have ended. Of many at once
 * each passes for which there is room, whatever the others are: none waits for another. Throws `surveys.full` where
 * there are as many as there may be.
 */
export async function readToOpen(
  place: Pick<Opened, 'on' | 'onId' | 'communityId' | 'creator'>,
  now = Date.now(),
): Promise<(opened: Opened) => Action> {
  const stored = await findItem(keyOf(place));
  const version = Number(stored?.['version'] ?? 0);
  const all = stored ? openedBy(stored) : [];
  const ended = all.filter(({ until }) => endOf(until) <= now);
  return ({ id, ...entry }) => {
    const room = roomBeside(
      all.filter((one) => one.id !== id && !ended.includes(one)),
      place,
    );
    const gone = Object.fromEntries(ended.map((one) => [nameOf(one.id), undefined]));
    const set = { ...gone, [nameOf(id)]: Entry.parse(entry) };
    const change = update(keyOf(place), { set, add: { version: 1 } });
    // One that has ended may be given another end at the same time.
    const past = version + (ended.length > 0 ? 1 : room);
    return {
      update: {
        ...change,
        ConditionExpression: `${stored ? '' : 'attribute_not_exists(#version) OR '}#version < :past`,
        ExpressionAttributeValues: { ...change.ExpressionAttributeValues, ':past': past },
      },
      otherwise: () => new StaleReadError('survey.changed'),
    };
  };
}

/** How many more may be opened. */
function roomBeside(
  others: readonly Opened[],
  { on, onId, creator }: Pick<Opened, 'on' | 'onId' | 'creator'>,
): number {
  const here = most.place - others.filter((one) => one.on === on && one.onId === onId).length;
  const own = most.share - others.filter((one) => one.creator === creator).length;
  const room = Math.min(here, own, most.community - others.length);
  if (room > 0) return room;
  const text =
    here <= 0
      ? `${most.place} surveys are open here, which is as many as there may be. Please wait until one has ended.`
      : 'There are too many open surveys in this community. Please wait until some have ended.';
  throw new AppError('conflict', 'surveys.full', text);
}

/** The write after which a survey is named no more; the item stays. */
export const takeFromOpen = (opened: Opened): Action => ({
  update: update(keyOf(opened), { set: { [nameOf(opened.id)]: undefined } }),
});
