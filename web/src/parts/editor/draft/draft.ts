import * as z from 'zod/mini';
import type { Richtext } from '#contract/news/blocks.ts';
import type { Step as Request } from '#web/parts/sync/queue/outbox-entry.ts';

/**
 * One request of a save. `key` is its Idempotency-Key: a repeated request with it has its effect once. `sent` means
 * that something new was sent and no clear answer came, so that it must not change until one does; `order` is then the
 * one that it was sent with.
 */
const Step = z.object({
  key: z.string(),
  state: z.enum(['open', 'sent']),
  order: z.optional(z.int()),
});
export type Step = z.infer<typeof Step>;

const Size = z.object({ width: z.int(), height: z.int() });
export type Size = z.infer<typeof Size>;

/** A file on the content host: its name, and for a picture its size in pixels. */
const Shown = z.object({ name: z.string(), size: z.optional(Size) });
export type Shown = z.infer<typeof Shown>;

/** A chosen file that is not saved yet. The file itself is kept apart from the draft. */
const Chosen = z.object({
  /** The device's name of it. */
  name: z.string(),
  bytes: z.int(),
  /** Of a picture. */
  size: z.optional(Size),
  /** Idempotency-Key of the call that asks for its upload. */
  key: z.string(),
  /** How much of it is in storage already, where it goes in parts. */
  arrived: z.optional(z.object({ id: z.string(), etags: z.readonly(z.array(z.string())), bytes: z.int() })),
  /** `upload:<id>`, once all of it is in storage. */
  upload: z.optional(z.string()),
  /** A frame of its video: it is removed with that. */
  isFromVideo: z.optional(z.boolean()),
});
export type Chosen = z.infer<typeof Chosen>;

/** Name of the cover that the next save removes: only the one that the member saw. */
const withoutCover = z.optional(z.string());

const common = {
  /** Only the draft's. */
  id: z.string(),
  step: Step,
  /** The stored block; absent: it is new. */
  stored: z.optional(
    z.object({
      id: z.string(),
      order: z.int(),
      fields: z.record(z.string(), z.union([z.string(), z.boolean()])),
      version: z.optional(z.int()),
      /** Names of its stored files. */
      files: z.optional(z.string()),
    }),
  ),
  /** To be deleted by the next save. */
  isRemoved: z.optional(z.boolean()),
};

const TextBlock = z.object({
  ...common,
  kind: z.literal('text'),
  heading: z.string(),
  description: z.string(),
});
export type TextBlock = z.infer<typeof TextBlock>;

const PhotoBlock = z.object({
  ...common,
  kind: z.literal('photo'),
  description: z.string(),
  isDescribed: z.boolean(),
  /** The stored picture. */
  shown: z.optional(Shown),
  file: z.optional(Chosen),
});
export type PhotoBlock = z.infer<typeof PhotoBlock>;

const VideoBlock = z.object({
  ...common,
  kind: z.literal('video'),
  link: z.string(),
  title: z.string(),
  description: z.string(),
  /** The stored video, unless a link replaces it. */
  shown: z.optional(Shown),
  file: z.optional(Chosen),
  shownCover: z.optional(Shown),
  cover: z.optional(Chosen),
  withoutCover,
});
export type VideoBlock = z.infer<typeof VideoBlock>;

const Block = z.discriminatedUnion('kind', [TextBlock, PhotoBlock, VideoBlock]);
export type Block = z.infer<typeof Block>;

/** A draft's texts beside its blocks. */
export interface Head {
  readonly title: string;
  /** Empty where its kind has none. */
  readonly category: string;
  /** Absent where its kind has none. */
  readonly description?: string | undefined;
}

/** A file that belongs to the piece, under a name; it is added and removed, never changed. */
const Material = z.object({
  /** Only the draft's. */
  id: z.string(),
  step: Step,
  name: z.string(),
  /** The stored file: its id, its own name, that on the content host, and its size in bytes. Absent: it is new. */
  stored: z.optional(
    z.object({ id: z.string(), filename: z.string(), content: z.optional(z.string()), bytes: z.int() }),
  ),
  file: z.optional(Chosen),
  isRemoved: common.isRemoved,
});
export type Material = z.infer<typeof Material>;

/**
 * A news or a lesson that is being written or changed, and how far its saving came. Its order of blocks is the piece's
 * order.
 */
export const Draft = z.object({
  id: z.string(),
  title: z.string(),
  category: z.string(),
  description: z.optional(z.string()),
  /** The piece that it changes; absent: it becomes one. */
  edits: z.optional(z.string()),
  /** The deleted piece that it was a change of; now it becomes a new one. */
  copyOf: z.optional(z.string()),
  /** The id of its community or course; decided when its saving begins, if not before. */
  parentId: z.optional(z.string()),
  cover: z.optional(Chosen),
  withoutCover,
  blocks: z.array(Block),
  materials: z.optional(z.array(Material)),
  /** Whether a save began and did not end. */
  isBegun: z.boolean(),
  /** While it is in the outbox: the entry, the block that is saved alone, and since when (ISO 8601 UTC). */
  out: z.optional(z.object({ entry: z.string(), block: z.optional(z.string()), at: z.string() })),
  /** Whether it has left the place where a member begins to write: another may be begun there. */
  isDetached: z.optional(z.boolean()),
  /** Steps of a save that was taken back, which may have arrived: they are sent first, exactly so. */
  sent: z.optional(z.array(z.custom<Request>())),
  richtext: z.extend(Step, { id: z.optional(z.string()) }),
  head: z.extend(Step, {
    id: z.optional(z.string()),
    stored: z.optional(
      z.object({
        title: z.string(),
        category: z.string(),
        description: z.optional(z.string()),
        cover: z.optional(Shown),
        version: z.optional(z.int()),
      }),
    ),
  }),
});
export type Draft = z.infer<typeof Draft>;

/** A piece as the API gives it, of either kind. */
export interface Piece {
  readonly id: string;
  readonly title: string;
  readonly category?: string;
  readonly description?: string | undefined;
  readonly cover?: { readonly name: string; readonly width: number; readonly height: number } | undefined;
  readonly version: number;
  readonly changedAt?: string | undefined;
  readonly rich_text: Richtext;
  readonly materials?: readonly PieceMaterial[] | undefined;
}

/** A file that belongs to a piece; its size in bytes. */
export interface PieceMaterial {
  readonly id: string;
  readonly name: string;
  /** The name of its file on the content host. */
  readonly material?: string;
  readonly file: { readonly name: string; readonly size: number };
}

/** The name of a draft's texts beside its blocks, among its parts. */
export const HEAD = 'head';

/** The cover's file, by its name on the device. */
export const COVER = 'cover';

/** The chosen files of a draft by their names on the device. */
export type Files = Readonly<Record<string, File>>;
