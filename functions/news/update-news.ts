import { news as contract } from '#contract/news.ts';
import { authorize } from '#kinds/authorize.ts';
import { getCategoryId } from '#kinds/categories.ts';
import { readNames } from '#kinds/names.ts';
import { takePicture } from '#platform/files/taken-picture.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { checkVersion, edited } from '#platform/table/version.ts';
import { card, type NewsItem } from './news.ts';
import { changeNews, checkCommunity, getNews } from './news-repository.ts';
import { moveToTopic } from './topics.ts';

export const handler = endpoint(contract.updateNews, async (form, { member, commit }) => {
  const { communityId, id } = form;
  return commit(async () => {
    const [news] = await Promise.all([getNews(communityId, id), checkCommunity(communityId)]);
    await authorize(member, 'change', news);
    const categoryId = form.category === undefined ? news.categoryId : await getCategoryId(form.category);
    const names = await readNames({ people: [news.creator], categories: [categoryId] });
    const topic = await moveToTopic(news, categoryId);
    const taken = form.news && (await takePicture(form.news, 'news', member.id));
    checkVersion('news', form.version, news);
    const cover = taken?.file();

    const set: Partial<NewsItem> = edited(news, {
      ...topic.set,
      ...(form.title !== undefined && { title: form.title }),
      ...(taken && cover && { cover: { name: cover.name, width: taken.width, height: taken.height } }),
      ...(form.news === null && news.cover && { cover: undefined }),
    });
    const actions = [...changeNews(news, set), ...topic.actions, ...(taken?.take ?? [])];
    return { reply: card({ ...news, ...set }, names), actions, files: [cover] };
  });
});
