import * as z from 'zod/mini';
import { AppError, StaleReadError } from '#platform/errors.ts';
import type { Key } from './keys.ts';
import type { Action } from './transaction.ts';
import { type Added, update } from './update.ts';

/** The attributes of an item that can be edited; one that was stored before there were versions has the first. */
export const versioned = { version: z._default(z.int(), 0), changedAt: z.optional(z.string()) };

/** What every item has that can be edited (`versioned` in the contract). */
export interface Versioned {
  readonly version: number;
  readonly changedAt?: string | undefined;
}

/**
 * Throws `{noun}.changed` when the caller began from another version than the stored one: whether the change is still
 * wanted then, only they can say.
 */
export function checkVersion(noun: string, sent: number | undefined, { version }: Versioned): void {
  if (sent === undefined || sent === version) return;
  throw new AppError('conflict', `${noun}.changed`, 'This was changed elsewhere in the meantime.');
}

/** What an edit sets, with the version that it makes; nothing where it sets nothing. */
export function edited<Fields extends object>(
  { version }: Versioned,
  set: Fields,
): Fields & Partial<Versioned> {
  if (Object.keys(set).length === 0) return set;
  return { ...set, version: version + 1, changedAt: new Date().toISOString() };
}

export interface Condition {
  readonly ConditionExpression: string;
  readonly ExpressionAttributeNames?: Record<string, string>;
  readonly ExpressionAttributeValues?: Record<string, unknown>;
}

/** Attributes that change without making a version, as they were read; undefined for one that was not there. */
export type Unchanged = Readonly<Record<string, string | undefined>>;

/**
 * The condition that an item is there and was not edited since it was read, or still is not there; and that attributes
 * which make no version are the same (`unchanged`).
 */
export function asRead(item: Versioned | undefined, unchanged: Unchanged = {}): Condition {
  if (!item) return { ConditionExpression: 'attribute_not_exists(pk)' };
  const names = Object.keys(unchanged);
  const values = Object.entries(unchanged).filter(([, value]) => value !== undefined);
  const conditions = [
    item.version > 0
      ? '#version = :read'
      : 'attribute_exists(pk) AND (attribute_not_exists(#version) OR #version = :read)',
    ...names.map((name) =>
      unchanged[name] === undefined ? `attribute_not_exists(#${name})` : `#${name} = :${name}WasRead`,
    ),
  ];
  return {
    ConditionExpression: conditions.join(' AND '),
    ExpressionAttributeNames: {
      '#version': 'version',
      ...Object.fromEntries(names.map((name) => [`#${name}`, name])),
    },
    ExpressionAttributeValues: {
      ':read': item.version,
      ...Object.fromEntries(values.map(([name, value]) => [`:${name}WasRead`, value])),
    },
  };
}

/** The write that removes an item as it was read. */
export const removeAsRead = (
  key: Key,
  item: Versioned,
  code: `${string}.changed`,
  unchanged?: Unchanged,
): Action => ({
  remove: { Key: key, ...asRead(item, unchanged) },
  otherwise: () => new StaleReadError(code),
});

interface More {
  /** Added to what is there, by however many at once: that makes no version. */
  readonly add?: Added;
  readonly unchanged?: Unchanged;
  /** In place of `StaleReadError`, which is tried again. */
  readonly otherwise?: () => Error;
}

/** The write that sets attributes of an item as it was read; one that sets nothing only looks whether it still is. */
export function changeAsRead(
  key: Key,
  item: Versioned | undefined,
  set: Record<string, unknown>,
  code: `${string}.changed`,
  { add = {}, unchanged, otherwise = () => new StaleReadError(code) }: More = {},
): Action {
  const condition = asRead(item, unchanged);
  if (Object.keys({ ...set, ...add }).length === 0) return { check: { Key: key, ...condition }, otherwise };
  const change = update(key, { set, add });
  return {
    update: {
      ...change,
      ...condition,
      ExpressionAttributeNames: { ...change.ExpressionAttributeNames, ...condition.ExpressionAttributeNames },
      ExpressionAttributeValues: {
        ...change.ExpressionAttributeValues,
        ...condition.ExpressionAttributeValues,
      },
    },
    otherwise,
  };
}
