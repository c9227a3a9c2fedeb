import * as z from 'zod/mini';
import { FileField, Flag, Id, optionalText, requiredText, wholeNumber } from './field.ts';
import { route } from './route.ts';

/** Limits of a rich text, in blocks and in characters of all its blocks together. */
export const BLOCK_LIMIT = 200;
export const CHARACTER_LIMIT = 1_000_000;

const order = wholeNumber(1, 1_000_000, 'The order must be a whole number from 1 to 1,000,000.');

const block = { id: Id, richtextId: Id, order: z.int() };

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

export const Video = z.object({
  ...block,
  videoCover: z.optional(z.string()),
  videoTitle: z.optional(z.string()),
  videoDescription: z.optional(z.string()),
  videoLink: z.optional(z.string()),
  videoResource: z.optional(z.string()),
});
export type Video = z.infer<typeof Video>;

/** The blocks of a news or a lesson, each list in order. */
export const Richtext = z.object({
  id: Id,
  texts: z.array(Text),
  photos: z.array(Photo),
  videos: z.array(Video),
});
export type Richtext = z.infer<typeof Richtext>;

/** What a member types into a text block; the editor's form checks the same. */
export const TextDraft = z.object({
  textHeading: optionalText(200),
  textDescription: requiredText('Please enter a text description', 100_000),
});

const created = z.object({ id: Id });

export const richtexts = {
  createRichtext: route({
    method: 'POST',
    path: '/api/richtexts',
    summary: 'Creates an empty rich text, to be filled with blocks.',
    access: 'member',
    table: 'write',
    status: 201,
    input: z.object({}),
    output: z.object({ richtext: created, data: z.object({ richtext: created }) }),
  }),
  addText: route({
    method: 'POST',
    path: '/api/texts/add',
    summary: 'Adds a text block.',
    access: 'member',
    table: 'write',
    status: 201,
    input: z.extend(TextDraft, { richtextId: Id, order }),
    output: z.object({ data: Text }),
  }),
  addPhoto: route({
    method: 'POST',
    path: '/api/photos/add',
    summary: 'Adds a photo block.',
    access: 'member',
    table: 'write',
    files: ['img'],
    body: 'multipart',
    status: 201,
    input: z.object({
      img: FileField,
      photoDescription: optionalText(20_000),
      isImgDesc: z.optional(Flag),
      richtextId: Id,
      order,
    }),
    output: z.object({ data: Photo }),
  }),
};
