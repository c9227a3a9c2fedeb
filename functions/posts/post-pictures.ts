import type { FileValue } from '#contract/fields/field.ts';
import type { Picture } from '#contract/fields/picture.ts';
import type { PostItem } from '#kinds/declared/post.ts';
import { asPicture } from '#kinds/picture.ts';
import type { NewFile } from '#platform/files/files.ts';
import { type TakenPicture, takePicture } from '#platform/files/taken-picture.ts';
import type { Action } from '#platform/table/transaction.ts';

/** The fields of a form with the pictures of a post. */
export type Pictures = Readonly<
  Partial<Record<'img1' | 'img2' | 'img3' | 'img4', FileValue | null | undefined>>
>;

/** What a form makes of the pictures: their attribute, the files that are stored ahead, and further writes. */
interface Taken {
  readonly set: Pick<PostItem, 'pictures'>;
  readonly files: (NewFile | undefined)[];
  readonly take: readonly Action[];
}

/**
 * Reads and checks the pictures of a form. What it answers makes new names for them each time. A picture that the form
 * says nothing of stays; behind one that goes, the others move up.
 */
export async function takePictures(
  { img1, img2, img3, img4 }: Pictures,
  userId: string,
): Promise<(before?: PostItem) => Taken> {
  const taken: (TakenPicture | null | undefined)[] = [];
  // One after the other: an upload is read whole.
  for (const [index, sent] of [img1, img2, img3, img4].entries()) {
    taken.push(sent ? await takePicture(sent, 'img', userId, `img${index + 1}`) : sent);
  }
  return (before) => {
    const stored = taken.map((picture) => picture?.file());
    const pictures = taken.flatMap((picture, index): Picture[] => {
      const is = picture ? asPicture(picture, stored[index]) : undefined;
      return is ? [is] : picture === undefined ? (before?.pictures?.slice(index, index + 1) ?? []) : [];
    });
    const isSaid = taken.some((picture) => picture !== undefined);
    return {
      set: isSaid ? { pictures: pictures.length > 0 ? pictures : undefined } : {},
      files: stored,
      take: taken.flatMap((picture) => picture?.take ?? []),
    };
  };
}
