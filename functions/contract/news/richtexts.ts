import * as z from 'zod/mini';
import {
  ChangedFile,
  FileField,
  Flag,
  Id,
  OptionalFile,
  optionalName,
  optionalText,
  Version,
} from '#contract/fields/field.ts';
import { route } from '#contract/route.ts';
import { order, Photo, Text, TextDraft, Video, VideoLink } from './blocks.ts';

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
/** A block is deleted as it was seen: one that was changed since stays. */
const removal = z.object({ id: Id, version: Version });
const gone = z.object({ id: Id });

export const createRichtext = route({
  method: 'POST',
  path: '/api/richtexts',
  summary: 'Creates an empty rich text, to be filled with blocks.',
  status: 201,
  input: () => z.object({}),
  output: () => z.object({ richtext: created, data: z.object({ richtext: created }) }),
});

export const addText = route({
  method: 'POST',
  path: '/api/texts/add',
  summary: 'Adds a text block.',
  status: 201,
  input: () => z.extend(TextDraft, { richtextId: Id, order }),
  output: () => z.object({ data: Text }),
});

export const addPhoto = route({
  method: 'POST',
  path: '/api/photos/add',
  summary: 'Adds a photo block.',
  files: ['img'],
  body: 'multipart',
  status: 201,
  input: () => z.object({ img: FileField, ...photo, richtextId: Id, order }),
  output: () => z.object({ data: Photo }),
});

export const addVideo = route({
  method: 'POST',
  path: '/api/videos/add',
  summary: 'Adds a video block: a link or a file, and a cover.',
  files: videoFolders,
  body: 'multipart',
  status: 201,
  input: () => z.object({ ...video, richtextId: Id, order }),
  output: () => z.object({ data: Video }),
});

export const updateText = route({
  method: 'PUT',
  path: '/api/texts/{id}',
  summary: 'Changes the given fields of a text block.',
  input: () =>
    z.object({
      id: Id,
      textHeading: optionalName(200),
      textDescription: z.optional(TextDraft.shape.textDescription),
      order: z.optional(order),
      version: Version,
    }),
  output: () => Text,
});

export const updatePhoto = route({
  method: 'PUT',
  path: '/api/photos/{id}',
  summary: 'Changes the given fields of a photo block.',
  files: ['img'],
  body: 'multipart',
  input: () =>
    z.object({
      id: Id,
      img: z.optional(FileField),
      ...photo,
      order: z.optional(order),
      version: Version,
    }),
  output: () => Photo,
});

export const updateVideo = route({
  method: 'PUT',
  path: '/api/videos/{id}',
  summary: 'Changes the given fields of a video block; a link takes the place of a file, and the reverse.',
  files: videoFolders,
  body: 'multipart',
  input: () =>
    z.object({
      id: Id,
      ...video,
      videoCover: ChangedFile,
      order: z.optional(order),
      version: Version,
    }),
  output: () => Video,
});

export const deleteText = route({
  method: 'DELETE',
  path: '/api/texts/{id}',
  summary: 'Removes a text block.',
  input: () => removal,
  output: () => gone,
});

export const deletePhoto = route({
  method: 'DELETE',
  path: '/api/photos/{id}',
  summary: 'Removes a photo block with its picture.',
  input: () => removal,
  output: () => gone,
});

export const deleteVideo = route({
  method: 'DELETE',
  path: '/api/videos/{id}',
  summary: 'Removes a video block with its files.',
  input: () => removal,
  output: () => gone,
});

export const richtexts = {
  createRichtext,
  addText,
  addPhoto,
  addVideo,
  updateText,
  updatePhoto,
  updateVideo,
  deleteText,
  deletePhoto,
  deleteVideo,
};
