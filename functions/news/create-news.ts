import { news as contract } from '#contract/news.ts';
import { authorize } from '#platform/authorize.ts';
import { endpoint } from '#platform/endpoint.ts';
import { storePicture } from '#platform/files.ts';
import { keys } from '#platform/keys.ts';
import { readNames } from '#platform/names.ts';
import { checkPicture } from '#platform/picture.ts';
import { adoptRichtext, checkUnused, getRichtext } from '#platform/richtext.ts';
import { card, type NewsItem } from './news.ts';
import { checkCommunity, getCategoryId, insertNews, newNewsId } from './news-repository.ts';

export const handler = endpoint(contract.createNews, async (draft, { member, commit }) => {
  const { communityId, richtextId, title } = draft;
  const picture = draft.news && checkPicture(draft.news, 'news');
  await checkCommunity(communityId);
  const richtext = await getRichtext(richtextId);
  await authorize(member, richtext);
  const categoryId = await getCategoryId(draft.category);
  checkUnused(richtext);
  const id = await newNewsId(communityId);
  const names = await readNames({ people: [member.id], categories: [categoryId] });

  const cover = picture && (await storePicture('news', picture));
  const news: NewsItem = {
    ...{ id, communityId, richtextId, title, categoryId, creator: member.id, words: richtext.words },
    createdAt: new Date().toISOString(),
    cover: picture && cover && { name: cover.name, width: picture.width, height: picture.height },
  };
  const writes = [...insertNews(news), adoptRichtext(richtext, keys.news(communityId, id))];
  return commit({ data: card(news, names) }, writes, cover?.discard);
});
