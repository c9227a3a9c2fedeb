import type * as z from 'zod/mini';
import { courses } from '#contract/courses/courses.ts';
import { smallestOf } from '#contract/fields/small-picture.ts';
import { lessons } from '#contract/lessons/lessons.ts';
import type { Richtext } from '#contract/news/blocks.ts';
import { type News, news } from '#contract/news/news.ts';
import { quizzes } from '#contract/quizzes/quizzes.ts';
import { type Resource, resources } from '#contract/resources/resources.ts';
import type { Route } from '#contract/route.ts';
import { call } from '#web/lib/api/api.ts';
import { keepReply, keptReply, replyId } from '#web/lib/api/replies.tsx';

/** What can be kept on purpose. */
export type PieceRef =
  | { readonly kind: 'news'; readonly id: string; readonly communityId: string }
  | { readonly kind: 'resource' | 'lesson' | 'course'; readonly id: string };

/** A file of the content host; without a size the host is asked. */
export interface PieceFile {
  readonly path: string;
  readonly size?: number;
}

export interface Plan {
  readonly replies: readonly string[];
  readonly files: readonly PieceFile[];
}

const getters = { resource: resources.getResource, lesson: lessons.getLesson, course: courses.getCourse };

export const pieceId = ({ kind, ...keys }: PieceRef): string => [kind, ...Object.values(keys)].join(' ');

/** The text of the key of a piece's own reply. */
export function ownReply(piece: PieceRef): string {
  const { kind, id } = piece;
  if (kind === 'news') return replyId(news.getNews, { communityId: piece.communityId, id });
  return replyId(getters[kind], { id });
}

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

async function filesOf(piece: PieceRef, get: Get): Promise<PieceFile[]> {
  const { kind, id } = piece;
  if (kind === 'news') return newsFiles(await get(news.getNews, { communityId: piece.communityId, id }));
  if (kind === 'resource') return resourceFiles(await get(resources.getResource, { id }));
  return kind === 'lesson' ? filesOfLesson(id, get) : filesOfCourse(id, get);
}

async function filesOfLesson(id: string, get: Get): Promise<PieceFile[]> {
  const { cover, rich_text, materials, test } = await get(lessons.getLesson, { id });
  // It is taken without a connection, too.
  if (test) await get(quizzes.listTests, { lessonId: id });
  return [
    ...inFolder('coverImg', cover?.name),
    ...small('coverImg', cover?.name),
    ...blockFiles(rich_text),
    ...materials.map(({ material, file }) => ({ path: `material/${material}`, size: file.size })),
  ];
}

/** With each lesson that is open: of a locked one nothing is on the device. */
async function filesOfCourse(id: string, get: Get): Promise<PieceFile[]> {
  const course = await get(courses.getCourse, { id });
  const files = [
    ...inFolder('thumbnail', course.cover?.name ?? course.thumbnail),
    ...small('attachments', course.authorAttachments),
  ];
  for (const lesson of course.lessons)
    if (!lesson.isLocked) files.push(...(await filesOfLesson(lesson.id, get)));
  return files;
}

const newsFiles = ({ cover, _attachments, authorAttachments, rich_text }: News): PieceFile[] => [
  ...small('attachments', authorAttachments),
  ...inFolder('news', cover?.name ?? _attachments),
  ...blockFiles(rich_text),
];

const resourceFiles = ({ filename, file, thumbnail, authorAttachments }: Resource): PieceFile[] => [
  ...small('attachments', authorAttachments),
  ...small('thumbnail', thumbnail?.name),
  // The poster of a film.
  ...inFolder('thumbnail', thumbnail?.name),
  ...(filename && file ? [{ path: `file/${filename}`, size: file.size }] : []),
];

const blockFiles = ({ photos, videos }: Richtext): PieceFile[] => [
  ...inFolder('img', ...photos.map(({ img }) => img)),
  ...inFolder('videoCover', ...videos.map(({ videoCover }) => videoCover)),
  ...inFolder('videoResource', ...videos.map(({ videoResource }) => videoResource)),
];

const inFolder = (folder: string, ...names: (string | undefined)[]): PieceFile[] =>
  names.flatMap((name) => (name ? [{ path: `${folder}/${name}` }] : []));

/** The picture that stands small. */
const small = (folder: string, name: string | undefined): PieceFile[] =>
  inFolder(folder, name && smallestOf(name));
