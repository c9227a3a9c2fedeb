import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/components/buttons/button.tsx';
import { toast, toastFailure } from '#web/components/overlay/toast.tsx';
import { messages } from './messages.ts';
import { drawPicture, type PictureWords } from './picture.ts';

/** Draws the picture of a finished course and hands it to the browser's downloads. */
export function KeepPicture({ words }: { words: PictureWords }) {
  const [isBusy, setBusy] = useState(false);
  const keep = async () => {
    setBusy(true);
    try {
      download(await drawPicture(words), `${fileNameOf(words.title)}.png`);
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

/** How many milliseconds a browser may take to begin with a download. */
const URL_LIFE_MS = 60_000;

function download(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), URL_LIFE_MS);
}
