import type { Visit } from './visits.ts';

/** Modules that become one file. */
export interface Part {
  readonly modules: string[];
  /** Approximate bytes. */
  size: number;
  /** For each visit, whether it loads this part. */
  readonly loadedBy: boolean[];
  /** Parts that must be loaded before it. */
  readonly needs: Set<Part>;
  readonly isStyle: boolean;
  /** A part with a name is not joined with others. */
  readonly name?: string | undefined;
}

/** Cost of one more file, in bytes, for a screen with a dozen files; half of it with half as many. */
const FILE_COST_BYTES = 2400;
/** Factor for a first screen: each file is a round trip, and nothing is cached. */
const FIRST = 4;
/** Weight of a dialog or similar part, relative to a screen. */
const PART_SHARE = 0.08;
/** Bytes that one join may add at most to a screen that does not use them. */
const MAX_JOINED_BYTES = 3400;
/** Bytes that all joins may add at most to such a screen. */
const MAX_UNUSED_BYTES = 6000;

/**
 * Joins small parts, since each would be a file of a few hundred bytes: two become one when the files saved outweigh
 * the bytes added for visits that need only one of them. No cycles result.
 */
export function joinParts(parts: Part[], visits: readonly Visit[]): Part[] {
  const room = visits.map(() => MAX_UNUSED_BYTES);
  for (let joined = true; joined; ) {
    joined = false;
    const pairs = worthwhile(parts, visits, room);
    const changed = new Set<Part>();
    const hasChanged = (part: Part) => [...below(part)].some((each) => changed.has(each));
    for (const { gain, one, other } of pairs) {
      // Pairs with less gain wait until the effect of these joins is known.
      if (gain < 0.9 * (pairs[0]?.gain ?? 0)) break;
      if (hasChanged(one) || hasChanged(other) || wouldWaitForItself(one, other)) continue;
      const bytes = visits.map((_, n) => bytesAdded(one, other, n));
      // Other joins of this round may have taken the room.
      if (visits.some(({ isScreen }, n) => isScreen && (bytes[n] ?? 0) > (room[n] ?? 0))) continue;
      for (const [n, added] of bytes.entries()) room[n] = (room[n] ?? 0) - added;
      const [into, from] = other.name === undefined ? [one, other] : [other, one];
      for (const part of [from, ...join(into, from, parts)]) changed.add(part);
      joined = true;
    }
  }
  return parts;
}

interface Pair {
  readonly gain: number;
  readonly one: Part;
  readonly other: Part;
}

/** Pairs worth joining, the best first. @param room - Bytes that joins may still add, for each visit. */
function worthwhile(parts: readonly Part[], visits: readonly Visit[], room: readonly number[]): Pair[] {
  const prices = visits.map(({ isFirst }, visit) => {
    const files = parts.filter(({ loadedBy }) => loadedBy[visit]).length;
    return ((FILE_COST_BYTES * files) / 12) * (isFirst ? FIRST : 1);
  });
  // For each visit: its gain when this part is joined to one that it loads.
  const gains = parts.map((part) =>
    visits.map((visit, n) => gainOf(part, visit, n, prices[n] ?? 0, room[n] ?? 0)),
  );
  const pairs: Pair[] = [];
  for (const [i, one] of parts.entries()) {
    for (const [j, other] of parts.entries()) {
      if (j <= i || (one.name !== undefined && other.name !== undefined)) continue;
      let gain = 0;
      for (let n = 0; n < visits.length; n++) {
        if (other.loadedBy[n]) gain += gains[i]?.[n] ?? 0;
        else if (one.loadedBy[n]) gain += gains[j]?.[n] ?? 0;
      }
      if (gain > 0) pairs.push({ gain, one, other });
    }
  }
  return pairs.toSorted((one, other) => other.gain - one.gain);
}

function gainOf(part: Part, visit: Visit, n: number, price: number, room: number): number {
  const weight = visit.isScreen ? 1 : PART_SHARE;
  if (part.loadedBy[n]) return weight * price;
  const more = missing(part, n);
  const bytes = sizeOf(more);
  if (visit.isScreen && bytes > Math.min(MAX_JOINED_BYTES, room)) return Number.NEGATIVE_INFINITY;
  if (visit.isSending && more.some(({ isStyle }) => isStyle)) return Number.NEGATIVE_INFINITY;
  return -weight * (bytes + (more.length - 1) * price);
}

/** What a join adds to a visit that loads one of both. */
function bytesAdded(one: Part, other: Part, n: number): number {
  if (one.loadedBy[n] === other.loadedBy[n]) return 0;
  return sizeOf(missing(one.loadedBy[n] ? other : one, n));
}

/** What a visit does not load of a part and everything below it. */
const missing = (part: Part, n: number): Part[] => [...below(part)].filter(({ loadedBy }) => !loadedBy[n]);

const sizeOf = (parts: readonly Part[]): number => parts.reduce((sum, { size }) => sum + size, 0);

/** A part and everything that must be loaded before it. */
function below(part: Part, found = new Set<Part>()): Set<Part> {
  if (found.has(part)) return found;
  found.add(part);
  for (const needed of part.needs) below(needed, found);
  return found;
}

function wouldWaitForItself(one: Part, other: Part): boolean {
  const leadsBack = (from: Part, to: Part) =>
    [...from.needs].some((between) => between !== to && below(between).has(to));
  return leadsBack(one, other) || leadsBack(other, one);
}

function join(into: Part, from: Part, parts: Part[]): Set<Part> {
  const changed = new Set([into]);
  into.modules.push(...from.modules);
  into.size += from.size;
  for (const needed of from.needs) into.needs.add(needed);
  parts.splice(parts.indexOf(from), 1);
  for (const part of parts) if (part.needs.delete(from)) part.needs.add(into);
  into.needs.delete(into);
  for (const [n, isLoaded] of from.loadedBy.entries()) {
    if (isLoaded || into.loadedBy[n])
      for (const part of below(into)) {
        if (!part.loadedBy[n]) changed.add(part);
        part.loadedBy[n] = true;
      }
  }
  return changed;
}
