import * as z from 'zod/mini';
import { stopUnless } from '#contract/fields/checks.ts';
import {
  Id,
  optionalName,
  readsAsTyped,
  requiredText,
  text,
  versioned,
  wholeNumber,
} from '#contract/fields/field.ts';

/** Limits of a rich text, in blocks and in characters of all its blocks together. */
export const BLOCK_LIMIT = 200;
export const CHARACTER_LIMIT = 1_000_000;

/** Of a block among those of its rich text. */
export const order = wholeNumber(1, 1_000_000, 'The order must be a whole number from 1 to 1,000,000.');

const block = { id: Id, richtextId: Id, order: z.int(), ...versioned };

export const Text = z.object({ ...block, textHeading: z.optional(z.string()), textDescription: z.string() });
export type Text = z.infer<typeof Text>;

export const Photo = z.object({
  ...block,
  /** Name of the picture in the content host's folder `img`. */
  img: z.string(),
  /** Size in pixels, so that a page can keep the picture's place. */
  width: z.int(),
  height: z.int(),
  photoDescription: z.optional(z.string()),
  isImgDesc: z.boolean(),
});
export type Photo = z.infer<typeof Photo>;

/** A video by its link or by its file, never both. */
export const Video = z.object({
  ...block,
  /** Name of the picture in the content host's folder `videoCover`. */
  videoCover: z.optional(z.string()),
  /** Size of the cover in pixels. */
  width: z.optional(z.int()),
  height: z.optional(z.int()),
  videoTitle: z.optional(z.string()),
  videoDescription: z.optional(z.string()),
  videoLink: z.optional(z.string()),
  /** Name of the video in the content host's folder `videoResource`. */
  videoResource: z.optional(z.string()),
});
export type Video = z.infer<typeof Video>;

/** The blocks of a news or a lesson, each list in order. */
export const Richtext = z.object({
  id: Id,
  /** When a block was last added, changed or removed (ISO 8601 UTC). */
  changedAt: z.optional(z.string()),
  texts: z.array(Text),
  photos: z.array(Photo),
  videos: z.array(Video),
});
export type Richtext = z.infer<typeof Richtext>;

/** What a member types into a text block; the editor's form checks the same. */
export const TextDraft = z.object({
  textHeading: optionalName(200),
  textDescription: requiredText('Please enter a text description', 100_000),
});

// The URL parser drops some white space; whoever pastes it has pasted something else as well.
const isWebAddress = (link: string) => link === '' || (/^https?:\/\/\S+$/i.test(link) && URL.canParse(link));
// Text before an @ looks like the host of the address: https://bank.example@evil.example
const namesUser = (link: string) => /^https?:\/*[^/?#\\]*@/i.test(link);

/** An address on the web, or an empty text for none. */
export const VideoLink = z.optional(
  text('This is not an address on the web.', 2000).check(
    stopUnless(isWebAddress, 'Please enter an address that begins with http:// or https://, without spaces.'),
    z.refine((link) => !namesUser(link), 'Please enter the address without a user name before the @.'),
    readsAsTyped,
  ),
);
