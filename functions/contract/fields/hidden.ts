import * as z from 'zod/mini';
import { Id } from './field.ts';

/** Why something is reported. */
export const reportReasons = ['spam', 'wrong', 'danger', 'abuse', 'private', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** What is decided on what was reported. */
export const reportActions = ['keep', 'hide', 'restore', 'remove'] as const;

/** Why something is hidden, for its author and for those who decide on it. */
export const Hidden = z.object({
  /** Since when, ISO 8601 UTC. */
  at: z.string(),
  reasons: z.array(z.enum(reportReasons)),
  /** What whoever hid it says to its author. */
  note: z.optional(z.string()),
  /** What its author answered, once. */
  answer: z.optional(z.string()),
});
export type Hidden = z.infer<typeof Hidden>;

/** What stands of a hidden one for its author and for those who decide on it; nobody else gets it. */
export const hideable = { isHidden: z.optional(z.boolean()), hidden: z.optional(Hidden) };

/** What stands in lists for everyone else. */
export const HiddenCard = z.object({ id: Id, isHidden: z.literal(true) });
export type HiddenCard = z.infer<typeof HiddenCard>;

/** Whether a card shows something, and does not stand in the place of what is hidden. */
export const isShown = <Card extends object>(card: Card): card is Exclude<Card, HiddenCard> =>
  'version' in card;
