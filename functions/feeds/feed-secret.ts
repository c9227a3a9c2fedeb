import { AppError } from '#platform/errors.ts';

const FILE = /^([\w-]{1,64})\.([\w-]{24})\.ics$/;

/** The address of a member's events: the member's id leads to the secret that the rest has to be. */
export const feedPath = (userId: string, secret: string): string => `/feeds/${userId}.${secret}.ics`;

/** Whose events a file is to have, and the secret that was given; undefined for what no address ends in. */
export function askedFor(file: string): { readonly userId: string; readonly secret: string } | undefined {
  const [, userId, secret] = FILE.exec(file) ?? [];
  return userId === undefined || secret === undefined ? undefined : { userId, secret };
}

export const noFeed = () =>
  new AppError(
    'missing',
    'feed.missing',
    'There are no events at this address. Its member may have made a new one.',
  );
