import type * as z from 'zod/mini';
import type { Richtext } from '#contract/blocks.ts';
import { type News, news } from '#contract/news.ts';
import type { Route } from '#contract/route.ts';
import { call } from '#web/lib/api/api.ts';
import { keepReply, keptReply, replyId } from '#web/lib/api/replies.tsx';

/** What can be kept on purpose. */
export interface PieceRef {
  readonly kind: 'news';
  readonly id: string;
  readonly communityId: string;
}

/** A file of the content host; without a size the host is asked. */
export interface PieceFile {
  readonly path: string;
  readonly size?: number;
}

export interface Plan {
  readonly replies: readonly string[];
  readonly files: readonly PieceFile[];
}

export const pieceId = ({ kind, ...keys }: PieceRef): string => [kind, ...Object.values(keys)].join(' ');

type Get = <I extends z.ZodMiniType, O extends z.ZodMiniType>(
  route: Route<I, O>,
  input: z.input<I>,
) => Promise<z.output<O>>;

/** The replies and the files that a piece is made of. Loads what is missing of it; throws an `ApiError`. */
export async function planOf(piece: PieceRef): Promise<Plan> {
  const replies: string[] = [];
  const get: Get = async (route, input) => {
    replies.push(replyId(route, input));
    const known = keptReply(route, input);
    if (known !== undefined) return known;
    const reply = await call(route, input);
    await keepReply(route, input, reply);
    return reply;
  };
  const files = await filesOf(piece, get);
  return { replies, files: [...new Map(files.map((file) => [file.path, file])).values()] };
}

async function filesOf({ id, communityId }: PieceRef, get: Get): Promise<PieceFile[]> {
  return newsFiles(await get(news.getNews, { communityId, id }));
}

const newsFiles = ({ cover, _attachments, authorAttachments, rich_text }: News): PieceFile[] => [
  ...inFolder('attachments', authorAttachments),
  ...inFolder('news', cover?.name ?? _attachments),
  ...blockFiles(rich_text),
];

const blockFiles = ({ photos, videos }: Richtext): PieceFile[] => [
  ...inFolder('img', ...photos.map(({ img }) => img)),
  ...inFolder('videoCover', ...videos.map(({ videoCover }) => videoCover)),
  ...inFolder('videoResource', ...videos.map(({ videoResource }) => videoResource)),
];

const inFolder = (folder: string, ...names: (string | undefined)[]): PieceFile[] =>
  names.flatMap((name) => (name ? [{ path: `${folder}/${name}` }] : []));
