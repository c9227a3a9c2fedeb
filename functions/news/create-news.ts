import { createNews as row } from '#contract/news/news.ts';
import { authorize } from '#kinds/authorize.ts';
import { getCategoryId } from '#kinds/categories.ts';
import { type NewsItem, news } from '#kinds/declared/news.ts';
import { readNames } from '#kinds/names.ts';
import { checkNotShutOut } from '#kinds/reports/shut-out.ts';
import { adoptRichtext, checkUnused, getRichtext, pictureOf } from '#kinds/richtext.ts';
import { takePicture } from '#platform/files/taken-picture.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { nextRowId } from '#platform/lists/paged-list.ts';
import { madeAt } from '#platform/lists/time-of-id.ts';
import { lists } from '#platform/table/keys.ts';
import { card } from './news.ts';

export const handler = endpoint(row, async (draft, { member, commit }) => {
  const { communityId, richtextId, title } = draft;
  await news.checkAbove({ communityId });
  await checkNotShutOut(communityId, member);
  const richtext = await getRichtext(richtextId);
  await authorize(member, 'change', richtext);
  const categoryId = await getCategoryId(draft.category);
  const taken = draft.news && (await takePicture(draft.news, 'news', member.id));
  checkUnused(richtext);
  const [id, topicRow, names] = await Promise.all([
    news.newRow({ communityId }),
    nextRowId(lists.topic(communityId, categoryId)),
    readNames({ people: [member.id], categories: [categoryId] }),
  ]);

  const cover = taken?.file();
  const item: NewsItem = {
    id,
    communityId,
    richtextId,
    title,
    categoryId,
    topicRow,
    creator: member.id,
    words: richtext.words,
    createdAt: madeAt(id),
    version: 0,
    photo: richtext.photo ? pictureOf(richtext.photo) : undefined,
    cover: taken && cover && { name: cover.name, width: taken.width, height: taken.height },
  };
  const actions = [...news.insert(item), adoptRichtext(richtext, news.key(item)), ...(taken?.take ?? [])];
  const reply = { data: card(item, names) };
  return commit(() => ({ reply, actions, files: [cover], entries: [news.entry(item)] }));
});
