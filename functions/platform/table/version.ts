import * as z from 'zod/mini';
import { AppError, StaleReadError } from '#platform/errors.ts';
import type { Key } from './keys.ts';
import type { Action } from './transaction.ts';
import { type Added, update } from './update.ts';

/** Attributes of an item that can be edited; one without them has the first version. */
export const versioned = { version: z._default(z.int(), 0), changedAt: z.optional(z.string()) };

/** What every item has that can be edited (`versioned` in the contract). */
export interface Versioned {
  readonly version: number;
  readonly changedAt?: string | undefined;
}

/**
 * Throws `{noun}.changed` when the caller began from another version than the stored one: only they can say whether
 * they still want the change.
 */
export function checkVersion(noun: string, sent: number | undefined, { version }: Versioned): void {
  if (sent === undefined || sent === version) return;
  throw new AppError('conflict', `${noun}.changed`, 'This was changed elsewhere in the meantime.');
}

/** What an edit sets, with the version that it makes; nothing where it changes nothing. */
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

/** Attributes that change without a new version, as they were read; undefined for a missing one. */
export type Unchanged = Readonly<Record<string, unknown>>;

/**
 * The condition that an item exists and was not edited since it was read, or still does not exist, and that attributes
 * which change without a version are the same (`unchanged`).
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

/** The write that removes an item, as it was read. */
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
  /** Numbers to add, also by many at once: that makes no version. */
  readonly add?: Added;
  readonly unchanged?: Unchanged;
  /** Thrown instead of `StaleReadError`, which is retried. */
  readonly otherwise?: () => Error;
}

/**
 * The write that sets attributes of an item, as it was read. One that sets nothing checks whether it still is as it was
 * read.
 */
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
