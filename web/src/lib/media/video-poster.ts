/** Milliseconds to wait for a browser that neither shows nor refuses a video. */
const POSTER_TIME_LIMIT_MS = 10_000;
/** Seconds from the beginning: many videos begin in black. */
const POSTER_AT_SECONDS = 1;

/** A picture out of a video on this device, in its own size; undefined where this browser cannot read it. */
export async function videoPoster(file: File): Promise<File | undefined> {
  const url = URL.createObjectURL(file);
  const video = document.createElement('video');
  const until = (name: string) =>
    new Promise<void>((resolve, reject) => {
      const signal = AbortSignal.timeout(POSTER_TIME_LIMIT_MS);
      video.addEventListener(name, () => resolve(), { once: true, signal });
      video.addEventListener('error', () => reject(video.error), { once: true, signal });
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  try {
    const loaded = until('loadeddata');
    Object.assign(video, { muted: true, playsInline: true, preload: 'auto', src: url });
    await loaded;
    const shown = until('seeked');
    video.currentTime = Number.isFinite(video.duration) ? Math.min(POSTER_AT_SECONDS, video.duration / 2) : 0;
    await shown;
    return await frameOf(video);
  } catch {
    return undefined;
  } finally {
    video.removeAttribute('src');
    URL.revokeObjectURL(url);
  }
}

async function frameOf(video: HTMLVideoElement): Promise<File | undefined> {
  const { videoWidth: width, videoHeight: height } = video;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
  return blob ? new File([blob], 'poster.jpg', { type: blob.type }) : undefined;
}
