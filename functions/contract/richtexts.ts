import * as z from 'zod/mini';
import {
  ChangedPicture,
  FileField,
  Flag,
  Id,
  OptionalFile,
  optionalName,
  optionalText,
  requiredText,
  text,
  Version,
  versioned,
  wholeNumber,
} from './field.ts';
import { route } from './route.ts';

/** Limits of a rich text, in blocks and in characters of all its blocks together. */
export const BLOCK_LIMIT = 200;
export const CHARACTER_LIMIT = 1_000_000;

const order = wholeNumber(1, 1_000_000, 'The order must be a whole number from 1 to 1,000,000.');

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

// A browser's parser takes spaces and cleans them away; whoever pastes one has pasted something else as well.
const isWebAddress = (link: string) => link === '' || (/^https?:\/\/\S+$/i.test(link) && URL.canParse(link));
// What stands before an @ looks like the place that the address leads to: https://bank.example@evil.example
const namesUser = (link: string) => /^https?:\/*[^/?#\\]*@/i.test(link);

/** An address on the web, or an empty text for none. */
export const VideoLink = z.optional(
  text('This is not an address on the web.', 2000).check(
    z.refine(isWebAddress, {
      error: 'Please enter an address that begins with http:// or https://, without spaces.',
      abort: true,
    }),
    z.refine((link) => !namesUser(link), 'Please enter the address without a user name before the @.'),
  ),
);

const photo = { photoDescription: optionalText(20_000), isImgDesc: z.optional(Flag) };
const video = {
  videoTitle: optionalName(200),
  videoDescription: optionalText(20_000),
  videoLink: VideoLink,
  videoCover: OptionalFile,
  videoResource: OptionalFile,
};
const videoFolders = ['videoCover', 'videoResource'] as const;

const created = z.object({ id: Id });
/** A block goes as it was seen: one that was changed since stays. */
const removal = z.object({ id: Id, version: Version });
const gone = z.object({ id: Id });

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
    input: z.object({ img: FileField, ...photo, richtextId: Id, order }),
    output: z.object({ data: Photo }),
  }),
  addVideo: route({
    method: 'POST',
    path: '/api/videos/add',
    summary: 'Adds a video block: a link or a file, and a cover.',
    access: 'member',
    table: 'write',
    files: videoFolders,
    body: 'multipart',
    status: 201,
    input: z.object({ ...video, richtextId: Id, order }),
    output: z.object({ data: Video }),
  }),
  updateText: route({
    method: 'PUT',
    path: '/api/texts/{id}',
    summary: 'Changes the given fields of a text block.',
    access: 'member',
    table: 'write',
    input: z.object({
      id: Id,
      textHeading: optionalName(200),
      textDescription: z.optional(TextDraft.shape.textDescription),
      order: z.optional(order),
      version: Version,
    }),
    output: Text,
  }),
  updatePhoto: route({
    method: 'PUT',
    path: '/api/photos/{id}',
    summary: 'Changes the given fields of a photo block.',
    access: 'member',
    table: 'write',
    files: ['img'],
    body: 'multipart',
    input: z.object({
      id: Id,
      img: z.optional(FileField),
      ...photo,
      order: z.optional(order),
      version: Version,
    }),
    output: Photo,
  }),
  updateVideo: route({
    method: 'PUT',
    path: '/api/videos/{id}',
    summary: 'Changes the given fields of a video block; a link takes the place of a file, and the reverse.',
    access: 'member',
    table: 'write',
    files: videoFolders,
    body: 'multipart',
    input: z.object({
      id: Id,
      ...video,
      videoCover: ChangedPicture,
      order: z.optional(order),
      version: Version,
    }),
    output: Video,
  }),
  deleteText: route({
    method: 'DELETE',
    path: '/api/texts/{id}',
    summary: 'Removes a text block.',
    access: 'member',
    table: 'write',
    input: removal,
    output: gone,
  }),
  deletePhoto: route({
    method: 'DELETE',
    path: '/api/photos/{id}',
    summary: 'Removes a photo block with its picture.',
    access: 'member',
    table: 'write',
    input: removal,
    output: gone,
  }),
  deleteVideo: route({
    method: 'DELETE',
    path: '/api/videos/{id}',
    summary: 'Removes a video block with its files.',
    access: 'member',
    table: 'write',
    input: removal,
    output: gone,
  }),
};
