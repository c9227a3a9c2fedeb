import type { FileValue } from '#contract/fields/field.ts';
import type { Video } from '#contract/news/blocks.ts';
import { AppError } from '#platform/errors.ts';
import { type TakenPicture, takePicture } from '#platform/files/taken-picture.ts';
import { type TakenVideo, takeVideo } from '#platform/files/taken-video.ts';
import type { Ahead } from '#platform/table/ahead.ts';
import type { Action } from '#platform/table/transaction.ts';

interface VideoFiles {
  readonly videoCover?: FileValue | null | undefined;
  readonly videoResource?: FileValue | undefined;
}

/** The files of a video block in a request, checked, before they are stored. */
export interface TakenFiles {
  /** Under new names each time. */
  readonly named: () => NamedFiles;
}

/** The block's file attributes, the writes that use the uploads, and the files. */
export interface NamedFiles {
  readonly set: Partial<Video>;
  readonly take: readonly Action[];
  readonly files: NonNullable<Ahead['files']>;
}

export async function takeFiles(
  { videoCover, videoResource }: VideoFiles,
  userId: string,
): Promise<TakenFiles> {
  const [cover, video] = await Promise.all([
    videoCover && takePicture(videoCover, 'videoCover', userId),
    videoResource && takeVideo(videoResource, userId),
  ]);
  return { named: () => nameFiles(cover || undefined, video || undefined) };
}

function nameFiles(cover: TakenPicture | undefined, video: TakenVideo | undefined): NamedFiles {
  const picture = cover?.file();
  const resource = video?.file();
  return {
    set: {
      ...(cover && picture && { videoCover: picture.name, width: cover.width, height: cover.height }),
      ...(resource && { videoResource: resource.name }),
    },
    take: [...(cover?.take ?? []), ...(video?.take ?? [])],
    files: [picture, resource],
  };
}

const missing = 'Please enter a video Link or Video File';
const both = 'Please choose either a link or a file.';

/** Throws `video.missing` for a block without link and file, `video.both` for one with both. */
export function checkSource(link: string | undefined, hasFile: boolean): void {
  const text = link && hasFile ? both : !link && !hasFile ? missing : undefined;
  if (text === undefined) return;
  const code = text === both ? 'video.both' : 'video.missing';
  throw new AppError('invalid', code, text, { fields: { videoLink: text } });
}

/** How a change moves the video: a given link or file replaces the other. Throws what `checkSource` throws. */
export function changeSource(
  shown: Video,
  { videoLink, videoResource }: { videoLink?: string | undefined; videoResource?: FileValue | undefined },
): Partial<Video> {
  const keepsFile = !videoLink && videoResource === undefined;
  const link = videoLink ?? (keepsFile ? shown.videoLink : '');
  checkSource(link, videoResource !== undefined || (keepsFile && shown.videoResource !== undefined));
  return { videoLink: link || undefined, ...(!keepsFile && { videoResource: undefined }) };
}
