import * as z from 'zod/mini';
import { text } from '#contract/fields/field.ts';
import { TimeZone } from '#contract/fields/time-zone.ts';
import { route } from '#contract/route.ts';

/** How far around today a feed reaches, in days, and how many events it has at most. */
export const feedReach = { before: 90, ahead: 400, events: 1000 } as const;

/** Where calendar programs find a member's events: a path of the site's origin, with a secret in it. */
const Feed = z.object({ path: z.optional(z.string()) });

export const getFeed = route({
  method: 'GET',
  path: '/api/events/feed',
  summary:
    "Where calendar programs find the caller's events; without `path` where the caller has not asked for it.",
  input: () => z.object({}),
  output: () => z.object({ data: Feed }),
});

export const renewFeed = route({
  method: 'POST',
  path: '/api/events/feed',
  summary:
    'Makes a new address for calendar programs; from then on nobody finds anything at the former one. Programs that know no times without a zone take them to be in `timeZone`.',
  status: 201,
  input: () => z.object({ timeZone: z.optional(TimeZone) }),
  output: () => z.object({ data: z.required(Feed) }),
});

export const readFeed = route({
  method: 'GET',
  path: '/feeds/{file}',
  summary:
    "A member's own events, and those of the groups and enterprises that they follow in their communities, for calendar programs (RFC 5545). Who has the address reads it.",
  access: 'public',
  type: 'text/calendar',
  input: () => z.object({ file: text('A name is missing.', 200) }),
  output: () => z.string(),
});

export const feeds = { getFeed, readFeed, renewFeed };
