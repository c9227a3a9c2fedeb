import type { Community } from '#contract/communities.ts';
import { Picture } from '#web/components/content/picture.tsx';
import { FilePicker } from '#web/components/form/file-picker.tsx';
import { RemovePicture } from '#web/components/form/remove-picture.tsx';
import { PICTURE_TYPES } from '#web/lib/media/picture-types.ts';
import { useBlobUrl } from '#web/lib/media/use-blob-url.ts';
import { coverOf } from './community-cover.ts';
import { messages } from './messages.ts';
import type { CommunityPictureChoice } from './use-community-form.ts';

interface CommunityPictureProps {
  community: Community | undefined;
  picture: CommunityPictureChoice;
}

/** Drop a picture, or choose one; shown as it will be cut. */
export function CommunityPicture({ community, picture }: CommunityPictureProps) {
  const url = useBlobUrl(picture.file);
  const stored = coverOf(community ?? { id: '' });
  const texts = messages.form;
  const src = url ?? (picture.isGoing ? undefined : stored.src);
  return (
    <div>
      <FilePicker
        label={texts.image}
        note={texts.optional}
        hint={texts.drop}
        action={texts.choose}
        accept={PICTURE_TYPES}
        busy={picture.isBusy && texts.preparing}
        error={picture.error}
        preview={
          (url || community) && (
            <Picture {...stored} src={src} alt={url ? texts.preview : ''} className="community-preview" />
          )
        }
        onFiles={([file]) => file && void picture.choose(file)}
      />
      <RemovePicture
        state={picture.isGoing && !url ? 'going' : src ? 'there' : 'none'}
        onRemove={picture.remove}
        onPutBack={picture.putBack}
      />
    </div>
  );
}
