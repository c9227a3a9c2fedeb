import { useEffect, useState } from 'react';
import { uploadKinds } from '#contract/fields/upload-kinds.ts';
import { isReadable } from '#web/lib/is-readable.ts';
import { loadChunk } from '#web/lib/load-chunk.ts';
import { isPicture } from '#web/lib/media/picture-types.ts';
import { isVideo } from '#web/lib/media/video-types.ts';
import { messages as outbox } from '#web/parts/sync/status/unsent-messages.ts';
import { useDevice } from '#web/parts/sync/status/use-device.ts';
import { FormFile } from './form-file.tsx';
import { messages } from './messages.ts';
import { namedIn, type Values } from './owned-draft.ts';
import type { Files } from './owned-entry.ts';
import { FormActs, OwnedForm } from './owned-form.tsx';
import { type Owned, subjectOf } from './owned-kind.ts';
import { SendingFile, useSending } from './sending-file.tsx';
import { type OwnedFormOptions, useOwnedForm } from './use-owned-form.ts';

interface FileFormProps<Item extends Owned> extends Omit<OwnedFormOptions<Item>, 'takeFile' | 'filesOf'> {
  /** Of its file; its size in bytes. */
  stored: { readonly name: string; readonly size: number } | undefined;
  texts: {
    readonly file: string;
    readonly largest: string;
    readonly add: string;
  };
  /**
   * What a chosen file suggests for a new item, in fields that the member has not touched; `before`: the file it
   * replaces.
   */
  impliedBy: (chosen: File, before: File | undefined) => Values;
  onClose: () => void;
}

/** The form of an item with a file of any type; while the file is sent, its progress. */
export function FileForm<Item extends Owned>(props: FileFormProps<Item>) {
  const { stored, texts, impliedBy, onClose, ...options } = props;
  const { kind, of, item } = options;
  const state = useOwnedForm({ ...options, takeFile, filesOf });
  /** Whether a waiting entry is being changed: it stays in the outbox until something is typed. */
  const [isChanging, setChanging] = useState(false);
  const onItsWay = useSending(subjectOf(kind, of), kind.fileField ?? 'file');
  const sending = isChanging ? undefined : onItsWay;
  const device = useDevice();
  const { form, file } = state;
  const { setFocus, formState } = form;
  const { isSubmitting, dirtyFields, errors } = formState;
  const [first] = namedIn(kind.fields);

  useEffect(() => {
    if (isChanging && first) setFocus(first.name);
  }, [isChanging, first, setFocus]);

  const choose = async (chosen: File) => {
    const implied = Object.entries(item ? {} : impliedBy(chosen, file.file)).filter(
      ([name]) => !dirtyFields[name],
    );
    const before = implied.map(([name]) => [name, form.getValues(name)] as const);
    for (const [name, value] of implied) form.setValue(name, value);
    if (await file.choose(chosen)) return;
    for (const [name, value] of before) if (!form.getFieldState(name).isDirty) form.setValue(name, value);
  };
  const { state: entryState, isStopped } = sending?.entry ?? {};
  const isWaiting = entryState === 'waiting';
  const send = item ? messages.save : texts.add;
  return (
    <OwnedForm
      kind={kind}
      isNew={!item}
      // Typing while the small picture is made would not be sent.
      isReadOnly={sending !== undefined || isSubmitting}
      state={{
        ...state,
        save(...typed) {
          setChanging(false);
          return state.save(...typed);
        },
      }}
      file={
        sending ? (
          <SendingFile label={texts.file} sending={sending} onRemove={file.remove} />
        ) : (
          <FormFile
            label={texts.file}
            note={texts.largest}
            file={file}
            stored={stored}
            error={file.error ?? errors.file?.message}
            onChoose={choose}
          />
        )
      }
    >
      {sending?.transfer && !(isWaiting && sending.isFleeting) && (
        <p className="soft">{isWaiting ? messages.sending.kept(device.name) : messages.sending.closable}</p>
      )}
      <FormActs
        state={state}
        submit={isStopped ? outbox.sendNow : send}
        isBusy={isSubmitting || entryState === 'sending'}
        isClosable={onItsWay !== undefined}
        onChange={isWaiting && !isStopped && !isSubmitting ? () => setChanging(true) : undefined}
        onClose={onClose}
      />
    </OwnedForm>
  );
}

/** Longest edge of the small picture in pixels: about 40 kB, sharp in lists. */
const SMALL_WIDTH_PX = 480;

const largest = uploadKinds.file.largest;

/** Takes any file as it is. Throws the reason, in words, for a file that is not taken. */
async function takeFile(chosen: File): Promise<File> {
  if (chosen.size > largest) throw new Error(messages.file.tooLarge(largest / 1_000_000));
  if (!(await isReadable(chosen))) throw new Error(messages.file.unreadable);
  if (chosen.size === 0) throw new Error(messages.file.nothingIn);
  void thumbnailOf(chosen);
  return chosen;
}

/** What is sent with a file. */
async function filesOf(file: File): Promise<Files> {
  const thumbnail = await thumbnailOf(file);
  return { file, ...(thumbnail && { thumbnail }) };
}

let latest: { readonly of: string; readonly thumbnail: Promise<File | undefined> } | undefined;

/**
 * A small picture of its content, made once: begun when the file is chosen, and ready when the device's copy of it is
 * sent.
 */
function thumbnailOf(file: File): Promise<File | undefined> {
  const of = `${file.lastModified}/${file.size}/${file.name}`;
  if (latest?.of !== of) latest = { of, thumbnail: makeThumbnail(file).catch(() => undefined) };
  return latest.thumbnail;
}

async function makeThumbnail(file: File): Promise<File | undefined> {
  if (!isPicture(file) && !isVideo(file)) return undefined;
  const [{ downscaleImage }, { videoPoster }] = await loadChunk(() =>
    Promise.all([import('#web/lib/media/downscale-image.ts'), import('#web/lib/media/video-poster.ts')]),
  );
  const picture = isVideo(file) ? await videoPoster(file) : file;
  return picture && (await downscaleImage(picture, SMALL_WIDTH_PX)).file;
}
