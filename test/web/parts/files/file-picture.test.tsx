import { cleanup, fireEvent, render } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { ResourceCard } from '#contract/resources/resources.ts';
import { CONTENT_HOST, serve, startSite } from '#test/web.tsx';
import { parcelFor } from '#web/lib/art.ts';
import { FileMeta, FilePicture } from '#web/parts/files/file-picture.tsx';
import { aResource, aVideo } from '../../features/library/a-resource.ts';

beforeEach(async () => {
  serve({});
  await startSite();
});

function show(resource: ResourceCard) {
  cleanup();
  const { container } = render(<FilePicture of={resource} />);
  const image = container.querySelector('img') as HTMLImageElement;
  return {
    image,
    src: () => container.querySelector('img')?.getAttribute('src'),
    paper: () => container.querySelector('.file-paper')?.textContent,
    hasPlay: () => container.querySelector('.play-mark') !== null,
  };
}

const photo = (size: number) => ({ name: 'Pears.JPG', type: 'image/jpeg', size });

test('a small picture is shown with its size, and nothing of the file is asked for', () => {
  const { image, src, paper } = show(
    aResource('a', { thumbnail: { name: 'a small.jpg', width: 640, height: 427 } }),
  );

  expect(src()).toBe(`${CONTENT_HOST}/thumbnail/a%20small.jpg`);
  expect([image.width, image.height, image.getAttribute('loading')]).toEqual([640, 427, 'lazy']);
  expect(paper()).toBeUndefined();
});

test('a video has a play mark over its poster, or over the field of its own', () => {
  const { hasPlay, src } = show(aVideo('v'));
  expect([hasPlay(), src()]).toEqual([true, `${CONTENT_HOST}/thumbnail/v.jpg`]);

  const { hasPlay: has, src: field, paper } = show(aVideo('v', { thumbnail: undefined }));
  expect([has(), field(), paper()]).toEqual([true, parcelFor('v'), undefined]);
});

test.each([
  ['at most 200 KB shows itself', photo(200_000), `${CONTENT_HOST}/file/p.jpg`, undefined],
  ['more than that is not loaded for a list', photo(200_001), parcelFor('p'), 'JPG'],
])('a picture of %s', (_, file, src, paper) => {
  const shown = show(aResource('p', { filename: 'p.jpg', file }));

  expect([shown.src(), shown.paper()]).toEqual([src, paper]);
});

test.each([
  ['Hedges.pdf', 'PDF'],
  ['Lime by soil.v2.XLSX', 'XLSX'],
  ['README', 'BIN'],
  ['.profile', 'BIN'],
])('of any other file a paper carries the type: %s', (name, paper) => {
  const file = { name, type: 'application/octet-stream', size: 1 };
  const shown = show(aResource('d', { filename: 'd.bin', file }));

  expect([shown.src(), shown.paper()]).toEqual([parcelFor('d'), paper]);
});

test('one without a file has an empty paper', () => {
  expect(show(aResource('n', { file: undefined, filename: undefined })).paper()).toBe('');
});

test('a small picture that does not come leaves the field with the paper', () => {
  const shown = show(aResource('a', { thumbnail: { name: 'a.jpg', width: 640, height: 427 } }));

  fireEvent.error(shown.image);

  expect([shown.src(), shown.paper()]).toEqual([parcelFor('a'), 'PDF']);
});

test.each([
  ['with a file', {}, ['Articles', 'PDF', '2.4 MB']],
  ['without one', { file: undefined, filename: undefined }, ['Articles']],
])('the facts of a thing %s are its own, type and size', (_, more, facts) => {
  const { container } = render(
    <FileMeta of={aResource('a', more)}>
      <span>Articles</span>
    </FileMeta>,
  );

  expect([...container.querySelectorAll('.meta > *')].map(({ textContent }) => textContent)).toEqual(facts);
});
