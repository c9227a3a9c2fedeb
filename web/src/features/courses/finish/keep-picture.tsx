import { Download } from 'lucide-react';
import { WorkButton } from '#web/components/buttons/work-button.tsx';
import { toast } from '#web/components/overlay/toast.tsx';
import { saveFile } from '#web/lib/media/save-file.ts';
import { messages } from './messages.ts';
import { drawPicture, type PictureWords } from './picture.ts';

/** Draws the picture of a finished course and hands it to the browser's downloads. */
export function KeepPicture({ words }: { words: PictureWords | undefined }) {
  const keep = async () => {
    if (!words) return;
    saveFile(await drawPicture(words), `${fileNameOf(words.title)}.png`);
    toast(messages.pictureKept);
  };
  return (
    <WorkButton
      small
      icon={<Download />}
      busyText={messages.pictureBusy}
      disabled={!words}
      onWork={keep}
      failed={() => messages.pictureFailed}
    >
      {messages.picture}
    </WorkButton>
  );
}

const fileNameOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60) || 'furrow';
