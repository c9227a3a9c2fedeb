import type { User } from '#contract/users.ts';
import { Picture } from '#web/components/content/picture.tsx';
import { FilePicker } from '#web/components/form/file-picker.tsx';
import { RemovePicture } from '#web/components/form/remove-picture.tsx';
import { PICTURE_TYPES } from '#web/lib/media/picture-types.ts';
import { useBlobUrl } from '#web/lib/media/use-blob-url.ts';
import { avatarOf } from './avatar.ts';
import { messages } from './messages.ts';
import type { AvatarChoice } from './use-edit-form.ts';

/** Drop a picture, or choose one; what is there is shown in the same circle as on the profile. */
export function AvatarField({ user, picture }: { user: User; picture: AvatarChoice }) {
  const url = useBlobUrl(picture.file);
  const stored = avatarOf(user);
  const texts = messages.form;
  const src = url ?? (picture.isGoing ? undefined : stored.src);
  return (
    <div>
      <FilePicker
        label={texts.picture}
        note="(optional)"
        hint={texts.drop}
        action={texts.choose}
        accept={PICTURE_TYPES}
        busy={picture.isBusy && texts.preparing}
        error={picture.error}
        preview={
          <Picture {...stored} src={src} alt={url ? texts.preview : ''} className="avatar avatar-form" />
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
