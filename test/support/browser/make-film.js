import {
  BufferTarget,
  CanvasSource,
  EncodedAudioPacketSource,
  EncodedPacket,
  MovOutputFormat,
  Output,
  Quality,
} from './mediabunny.mjs';

const RATE = 44_100;
const AAC_FRAME = 1024 / RATE; // seconds
/** A frame of stereo AAC in which nothing is heard: this Chromium may have no encoder for AAC. */
const SILENCE = new Uint8Array([0x21, 0x00, 0x49, 0x90, 0x02, 0x19, 0x00, 0x23, 0x80]);
const SOUND = {
  codec: 'mp4a.40.2',
  sampleRate: RATE,
  numberOfChannels: 2,
  description: new Uint8Array([0x12, 0x10]),
};

/** A film as a phone makes it that is held upright: lying pictures with a note that they are to be turned, and sound. */
window.makeFilm = async (seconds) => {
  const target = new BufferTarget();
  const output = new Output({ format: new MovOutputFormat({ fastStart: 'in-memory' }), target });
  const canvas = new OffscreenCanvas(1920, 1080);
  const pen = canvas.getContext('2d');
  const pictures = new CanvasSource(canvas, { codec: 'avc', quality: new Quality({ bitrate: 4_000_000 }) });
  const sound = new EncodedAudioPacketSource('aac');
  output.addVideoTrack(pictures, { rotation: 90, frameRate: 15 });
  output.addAudioTrack(sound);
  output.setMetadataTags({ title: 'At the north gate' });
  await output.start();
  for (let at = 0; at < seconds; at += 1 / 15) {
    // Red above, once it is turned.
    pen.fillStyle = '#27542f';
    pen.fillRect(0, 0, 1920, 1080);
    pen.fillStyle = '#c02020';
    pen.fillRect(0, 0, 960, 1080);
    pen.fillStyle = '#ffd23e';
    pen.fillRect(1000 + at * 40, 400, 200, 200);
    await pictures.add(at, 1 / 15);
  }
  for (let frame = 0; frame * AAC_FRAME < seconds; frame += 1)
    await sound.add(new EncodedPacket(SILENCE, 'key', frame * AAC_FRAME, AAC_FRAME), {
      decoderConfig: SOUND,
    });
  await output.finalize();
  return new Uint8Array(target.buffer).toBase64();
};
