import { useEffect } from 'react';
import { TextArea, TextField } from '#web/components/form/field.tsx';
import { contentUrl } from '#web/lib/config.ts';
import { webHost } from '#web/lib/format/web-host.ts';
import { useBlobUrl } from '#web/lib/media/use-blob-url.ts';
import { isCoverGoing } from '#web/parts/editor/draft/block-values.ts';
import type { VideoBlock } from '#web/parts/editor/draft/draft.ts';
import { coverOfVideo } from '#web/parts/editor/draft/draft-files.ts';
import { stopShrinking } from '#web/parts/editor/files/improve-video.ts';
import { PictureField } from '#web/parts/editor/files/picture-field.tsx';
import { VideoFileField } from '#web/parts/editor/files/video-file-field.tsx';
import { messages as all } from '#web/parts/editor/messages.ts';
import { type BlockFieldsProps, textOf } from './block-fields.tsx';
import { messages } from './messages.ts';
import { VideoLinkField } from './video-link-field.tsx';

const texts = messages.video;

/** A link or a file: entering one hides the other. */
export function VideoBlockFields(props: BlockFieldsProps<VideoBlock>) {
  const { block, editing, choice, problems, isLocked, onChange } = props;
  const { link, file, shown, cover, shownCover } = block;
  const coverName = coverOfVideo(block.id);
  const isBare = cover === undefined && isCoverGoing(block, shownCover);
  const chosenUrl = useBlobUrl(cover && editing.files[coverName]);
  const storedUrl = shownCover && !isBare ? contentUrl('videoCover', shownCover.name) : undefined;
  const coverUrl = cover ? chosenUrl : storedUrl;
  const hasSource = file !== undefined || shown !== undefined;

  const { chooseFile, removeFile } = filesOf(props);
  // A draft that nobody has open is continued elsewhere: it must not change by itself.
  useEffect(() => () => stopShrinking(block.id), [block.id]);
  return (
    <>
      {!hasSource && (
        <VideoLinkField
          block={block}
          cover={coverUrl}
          error={problems?.['videoLink']}
          isLocked={isLocked}
          onChange={(next) => onChange((now) => ({ ...now, link: next }))}
        />
      )}
      {link.trim() === '' && (
        <VideoFileField
          label={texts.file}
          chosen={file}
          hasFile={editing.files[block.id] !== undefined}
          isStored={shown !== undefined}
          isReady={editing.isReady}
          isLocked={isLocked}
          error={choice.refusalOf(block.id) ?? problems?.['video'] ?? props.lost[block.id]}
          onChoose={chooseFile}
          onRemove={removeFile}
          shrunk={choice.shrunk[block.id]}
          onStop={() => stopShrinking(block.id)}
        />
      )}
      <PictureField
        editing={editing}
        choice={choice}
        isLocked={isLocked}
        label={texts.cover}
        note={all.editor.optional}
        shape="cover"
        isShownElsewhere={!hasSource && webHost(link.trim()) !== undefined}
        name={coverName}
        chosen={cover}
        shown={shownCover}
        folder="videoCover"
        error={problems?.['picture'] ?? props.lost[coverName]}
        onChosen={(chosen) => onChange((now) => ({ ...now, cover: chosen }))}
        removal={{
          isGoing: isCoverGoing(block, shownCover),
          set: (withoutCover) => onChange((now) => ({ ...now, withoutCover })),
        }}
      />
      <TextField label={texts.title} optional autoComplete="off" {...textOf(props, 'title', 'videoTitle')} />
      <TextArea label={texts.description} optional {...textOf(props, 'description', 'videoDescription')} />
    </>
  );
}

/** What happens to chosen and removed files of a video. */
function filesOf({ block, editing, choice, onChange }: BlockFieldsProps<VideoBlock>) {
  const coverName = coverOfVideo(block.id);
  const forgetTaken = () => block.cover?.isFromVideo && editing.forget(coverName);
  return {
    async chooseFile(video: File): Promise<void> {
      const chosen = await choice.video(block.id, video);
      if (!chosen) return;
      forgetTaken();
      onChange((now) => ({ ...withoutTaken(now), link: '', file: chosen }));
      choice.improve(editing.store, block.id, video, chosen);
    },
    removeFile(): void {
      stopShrinking(block.id);
      editing.forget(block.id);
      forgetTaken();
      onChange((now) => ({
        ...withoutTaken(now),
        file: undefined,
        shown: block.file ? now.shown : undefined,
      }));
    },
  };
}

/** A frame of a video is removed with it. */
const withoutTaken = ({ cover, ...block }: VideoBlock): VideoBlock => ({
  ...block,
  ...(!cover?.isFromVideo && { cover }),
});
