import {
  BlobSource,
  BufferTarget,
  Conversion,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  Quality,
} from 'mediabunny';

/** The shorter edge of a video that is sent, in pixels. */
const SHORT_EDGE_PX = 720;
const BITS_PER_SECOND = 2_000_000;
/** A video that has at most so many times that rate would lose more than it saves. */
const WORTH_IT = 1.5;
/** Seconds by which a whole result may be shorter than its original: the last frame's length is a guess. */
const MAX_SECONDS_LOST = 0.5;

interface ShrinkOptions {
  readonly signal: AbortSignal;
  /** Gets the share that is done, from 0 to 1; the first time when it begins. */
  readonly onProgress: (share: number) => void;
}

/**
 * Makes a video light enough for a slow network: an mp4 of 720 pixels in H.264 at 2 Mbit/s, upright as it was, with its
 * whole sound in AAC, and without what the camera noted beside it, such as the place. Undefined where this browser
 * cannot, or where nothing would be saved; throws where it fails on the way or is aborted.
 */
export async function shrinkVideo(file: File, options: ShrinkOptions): Promise<File | undefined> {
  const input = openVideo(file);
  try {
    return await convert(input, file, options);
  } finally {
    input.dispose();
  }
}

async function convert(
  input: ReturnType<typeof openVideo>,
  file: File,
  { signal, onProgress }: ShrinkOptions,
): Promise<File | undefined> {
  const track = await input.getPrimaryVideoTrack();
  const seconds = await input.computeDuration();
  if (!track || (file.size * 8) / seconds <= BITS_PER_SECOND * WORTH_IT) return undefined;

  const size = await sizeOf(track);
  const target = new BufferTarget();
  const conversion = await Conversion.init({
    input,
    output: new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target }),
    video: { ...size, codec: 'avc', quality: new Quality({ bitrate: BITS_PER_SECOND }) },
    // Nearly every phone records AAC, which is copied as it is.
    audio: { codec: 'aac' },
    tags: {},
    showWarnings: false,
  });
  // A track is left out where this browser can neither read nor write it.
  if (!conversion.isValid || conversion.discardedTracks.length > 0) return undefined;

  onProgress(0);
  conversion.onProgress = onProgress;
  const stop = () => void conversion.cancel();
  signal.addEventListener('abort', stop);
  try {
    signal.throwIfAborted();
    await conversion.execute();
  } finally {
    signal.removeEventListener('abort', stop);
  }
  const light = new File([target.buffer ?? ''], file.name.replace(/\.\w+$|$/, '.mp4'), { type: 'video/mp4' });
  const isWhole = (await openVideo(light).computeDuration()) >= seconds - MAX_SECONDS_LOST;
  return isWhole && light.size < file.size ? light : undefined;
}

const openVideo = (file: Blob) => new Input({ source: new BlobSource(file), formats: [MP4, QTFF] });

type Track = NonNullable<Awaited<ReturnType<ReturnType<typeof openVideo>['getPrimaryVideoTrack']>>>;

/** The edge that is to be set, of the upright video; the other one follows. A small video keeps its size. */
async function sizeOf(track: Track): Promise<{ width?: number; height?: number }> {
  const [width, height] = [await track.getDisplayWidth(), await track.getDisplayHeight()];
  if (Math.min(width, height) <= SHORT_EDGE_PX) return {};
  return width < height ? { width: SHORT_EDGE_PX } : { height: SHORT_EDGE_PX };
}
