import { updateNews as row } from '#contract/news/news.ts';
import { authorize } from '#kinds/authorize.ts';
import { getCategoryId } from '#kinds/categories.ts';
import { type NewsItem, news } from '#kinds/declared/news.ts';
import { readNames } from '#kinds/names.ts';
import { moveToTopic } from '#kinds/record/topics.ts';
import { takePicture } from '#platform/files/taken-picture.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { checkVersion, edited } from '#platform/table/version.ts';
import { card } from './news.ts';

export const handler = endpoint(row, (form, { member, commit }) =>
  commit(async () => {
    const item = await news.get(form);
    await authorize(member, 'change', item);
    const categoryId = form.category === undefined ? item.categoryId : await getCategoryId(form.category);
    const names = await readNames({ people: [item.creator], categories: [categoryId] });
    const newCategory = categoryId === item.categoryId ? {} : { categoryId };
    const topic = await moveToTopic(news, item, newCategory);
    const taken = form.news && (await takePicture(form.news, 'news', member.id));
    checkVersion('news', form.version, item);
    const cover = taken?.file();

    const set: Partial<NewsItem> = edited(item, {
      ...topic.set,
      ...newCategory,
      ...(form.title !== undefined && { title: form.title }),
      ...(taken && cover && { cover: { name: cover.name, width: taken.width, height: taken.height } }),
      ...(form.news === null && item.cover && { cover: undefined }),
    });
    const actions = [...news.change(item, set), ...topic.actions, ...(taken?.take ?? [])];
    return { reply: card({ ...item, ...set }, names), actions, files: [cover] };
  }),
);
