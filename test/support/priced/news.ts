import { png } from '#test/files/pictures.ts';
import { mp4 } from '#test/files/videos.ts';
import { formOf, photoForm } from '#test/forms.ts';
import { addBlock, newRichtext } from '#test/things/news.ts';
import { type People, type Requests, text } from './asked.ts';
import { uploads } from './uploads.ts';

/** Two rich texts of no news yet, and that of the first news. */
export const news = { richtext: '', another: '', used: '', latest: '', gone: '' };
/** Blocks of `news.used`, by kind. */
const blocks = { texts: '', photos: '', videos: '' };

/** An article of eight words in its title, with a cover; each has a photo, too. */
const draft = { title: 'Rapeseed is early this year: what we saw', category: 'Nature', news: png };
const film = new File([mp4()], 'film.mp4');

export async function prepareNews({ ada }: People) {
  news.used = await newRichtext(ada);
  for (let count = 0; count < 9; count += 1) {
    const richtextId = count === 0 ? news.used : await newRichtext(ada);
    const { body } = await ada.call('POST', '/api/news/add/community/3', formOf({ ...draft, richtextId }));
    news[count === 7 ? 'gone' : 'latest'] = body.data.id;
    await addBlock(ada, 'photos', { richtextId, order: '1', img: png });
  }
  const place = { richtextId: news.used, order: '3' };
  for (const [kind, fields] of [
    ['texts', text(news.used)],
    ['photos', { ...place, img: png, photoDescription: 'Nine days ahead' }],
    ['videos', { ...place, videoLink: 'https://films.test/seed', videoCover: png, videoTitle: 'Seed' }],
  ] as const) {
    blocks[kind] = (await addBlock(ada, kind, { ...fields, order: '3' })).body.data.id;
  }
  news.richtext = await newRichtext(ada);
  news.another = await newRichtext(ada);
}

export const newsRequests = (): Requests => ({
  'POST /api/richtexts': () => [[], {}],
  'POST /api/texts/add': () => [[], text(news.used)],
  'POST /api/photos/add': () => [[], photoForm(news.used, 2)],
  'POST /api/videos/add': () => [
    [],
    formOf({ richtextId: news.used, order: '3', videoTitle: 'Seed', videoResource: film, videoCover: png }),
  ],
  'PUT /api/texts/{id}': () => [[blocks.texts], { textDescription: 'word '.repeat(70) }],
  'PUT /api/photos/{id}': () => [[blocks.photos], formOf({ img: png })],
  'PUT /api/videos/{id}': () => [[blocks.videos], formOf({ videoTitle: 'How we sow', videoCover: png })],
  'DELETE /api/texts/{id}': () => [[blocks.texts]],
  'DELETE /api/photos/{id}': () => [[blocks.photos]],
  'DELETE /api/videos/{id}': () => [[blocks.videos]],
  'POST /api/news/add/community/{communityId}': () => [[], formOf({ ...draft, richtextId: news.richtext })],
  'POST /api/news/add/community/{communityId} (upload)': () => [
    [],
    formOf({ ...draft, news: uploads.news, richtextId: news.another }),
  ],
  'GET /api/news/community/{communityId}?category': () => [[], { category: 'nature' }],
  'GET /api/news/community/{communityId}/search': () => [[], { title: 'rape ear' }],
  'PUT /api/news/{id}/community/{communityId}': () => [
    [news.latest],
    formOf({ title: 'Rapeseed was late', news: png }),
  ],
  'DELETE /api/news/{id}/community/{communityId}': () => [[news.gone]],
  'GET /api/news/{id}/community/{communityId}': () => [[news.latest]],
});
