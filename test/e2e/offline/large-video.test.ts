import { ALL_FORMATS, BufferSource, EncodedPacketSink, Input } from 'mediabunny';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { button, press } from '#test/browser/acts.ts';
import { sizes } from '#test/browser/browser.ts';
import { begin, block, idOf, isRead, stored, text } from '#test/browser/news.ts';
import { halvesOf, padded, phoneFilm } from '#test/browser/phone-film.ts';
import { useSite } from '#test/browser/site.ts';
import type { TestMember } from '#test/system/stack.ts';

const { stack, newMember } = useSite();

const LARGE = 21_000_000;
const film = (buffer: Buffer) => ({ name: 'north gate.mov', mimeType: 'video/quicktime', buffer });

/** A new news with a text and, in its second block, a chosen video. */
async function beginWith(page: Page, name: string, video: Buffer) {
  await begin(page, name);
  await text(page, 1).fill('It opens by itself.');
  await press(page, 'Add video');
  const second = block(page, '2 · Video');
  await second.getByLabel('Video file: choose a file').setInputFiles(film(video));
  return second;
}

/** The video of the news that is read, as the content host has it. */
async function sent(page: Page, member: TestMember): Promise<{ name: string; bytes: Uint8Array }> {
  await isRead(page);
  const { rich_text } = await stored(member, idOf(page));
  const name: string = rich_text.videos[0].videoResource;
  const reply = await fetch(`${stack.contentUrl}/videoResource/${name}`);
  return { name, bytes: new Uint8Array(await reply.arrayBuffer()) };
}

/** Runs in the page: a film that fails at once shows its progress too briefly to be looked for. */
const untilShrunk = () =>
  new Promise<void>((done) => {
    let isSeen = false;
    new MutationObserver(() => {
      const isShown = document.querySelector('progress[aria-label^="Made smaller"]') !== null;
      if (isSeen && !isShown) done();
      isSeen ||= isShown;
    }).observe(document.body, { childList: true, subtree: true });
  });

async function factsOf(bytes: Uint8Array) {
  using input = new Input({ source: new BufferSource(bytes), formats: ALL_FORMATS });
  const [video, audio] = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()];
  if (!video || !audio) throw new Error('the film has lost a track');
  let sounds = 0;
  for await (const _ of new EncodedPacketSink(audio).packets()) sounds += 1;
  return {
    size: [await video.getDisplayWidth(), await video.getDisplayHeight()],
    codecs: [await video.getCodec(), await audio.getCodec()],
    sounds,
    seconds: Math.round((await input.computeDuration()) * 10) / 10,
    tags: await input.getMetadataTags(),
  };
}

test('a large film of a phone is sent small, upright, whole, with its sound, and without what is noted in it', async () => {
  const { page, member } = await newMember('ada', { viewport: sizes.phone });
  const original = await phoneFilm(page, 3);
  const before = await factsOf(original);

  const video = await beginWith(page, 'A gate', padded(original, LARGE));
  await video.getByText('north gate.mp4').waitFor({ timeout: 60_000 });
  await press(page, 'Publish');

  const { name, bytes } = await sent(page, member);
  expect(name).toMatch(/\.mp4$/);
  expect(bytes.length).toBeLessThan(original.length);
  expect(before.tags).toMatchObject({ title: 'At the north gate' });
  expect(await factsOf(bytes)).toEqual({ ...before, size: [720, 1280], codecs: ['avc', 'aac'], tags: {} });
  expect(await halvesOf(page, bytes)).toEqual(['red', 'green']);
});

test('a member sends a film in full size, and is asked to wait or to do so when they save before', async () => {
  const { page, member } = await newMember('ben', { viewport: sizes.phone });
  const original = padded(await phoneFilm(page, 20), LARGE);

  const video = await beginWith(page, 'A large gate', original);
  await video.getByRole('progressbar', { name: 'Made smaller: north gate.mov' }).waitFor({ timeout: 60_000 });
  await press(page, 'Publish');
  await page.getByText('A video is still being made smaller.').waitFor();
  await press(video, 'Send in full size');
  await button(video, 'Send in full size').waitFor({ state: 'detached' });
  await press(page, 'Publish');

  const { bytes } = await sent(page, member);
  expect(Buffer.compare(Buffer.from(bytes), original)).toBe(0);
});

test('a film that is damaged is sent as it was chosen', async () => {
  const { page, member } = await newMember('ines', { viewport: sizes.phone });
  const whole = await phoneFilm(page, 3);
  const damaged = padded(Buffer.from(whole).fill(0, Math.floor(whole.length / 2)), LARGE);

  const isOver = page.evaluate(untilShrunk);
  const video = await beginWith(page, 'A broken gate', damaged);
  await isOver;
  await video.getByText('north gate.mov').waitFor();
  await press(page, 'Publish');

  const { bytes } = await sent(page, member);
  expect(Buffer.compare(Buffer.from(bytes), damaged)).toBe(0);
});
