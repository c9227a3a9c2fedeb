import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/components/buttons/button.tsx';
import { toast, toastFailure } from '#web/components/overlay/toast.tsx';
import { saveFile } from '#web/lib/media/save-file.ts';
import { messages } from './messages.ts';
import { drawPicture, type PictureWords } from './picture.ts';

/** Draws the picture of a finished course and hands it to the browser's downloads. */
export function KeepPicture({ words }: { words: PictureWords | undefined }) {
  const [isBusy, setBusy] = useState(false);
  const keep = async () => {
    if (!words) return;
    setBusy(true);
    try {
      saveFile(await drawPicture(words), `${fileNameOf(words.title)}.png`);
      toast(messages.pictureKept);
    } catch {
      toastFailure(messages.pictureFailed);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      small
      icon={<Download />}
      busy={isBusy}
      busyText={messages.pictureBusy}
      disabled={!words}
      onClick={() => void keep()}
    >
      {messages.picture}
    </Button>
  );
}

const fileNameOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60) || 'furrow';
