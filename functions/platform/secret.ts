import { hash, randomBytes, timingSafeEqual } from 'node:crypto';

const BYTES = 18; // 144 bits: nobody finds one by trying

/** 24 characters that an address may hold. */
export const newSecret = (): string => randomBytes(BYTES).toString('base64url');

/** Takes as long however much of it is right. */
export const isSecret = (given: string, secret: string): boolean =>
  timingSafeEqual(hash('sha256', given, 'buffer'), hash('sha256', secret, 'buffer'));
