import { createHash } from 'node:crypto';
import * as z from 'zod/mini';

const ID_LENGTH = 32; // hexadecimal digits: 128 bits

/** The id of the conversation of two: the same for both, and before there is one. */
export const chatIdOf = (one: string, other: string): string =>
  createHash('sha256').update([one, other].sort().join(' ')).digest('hex').slice(0, ID_LENGTH);

/** Which of the two: the first or the second of their sorted ids. */
export const Side = z.union([z.literal(0), z.literal(1)]);
export type Side = z.infer<typeof Side>;

export const sideOf = (userId: string, other: string): Side => (userId < other ? 0 : 1);
