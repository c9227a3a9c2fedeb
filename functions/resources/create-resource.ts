import { createResource as row } from '#contract/resources.ts';
import { type ResourceItem, resource } from '#kinds/declared/resource.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { nextRowId } from '#platform/lists/paged-list.ts';
import { lists } from '#platform/table/keys.ts';
import { putDescription, wholeOf } from './resource.ts';
import { takeFiles } from './resource-files.ts';

export const handler = endpoint(row, async (draft, { member, commit }) => {
  const { title, description, resourceType = 'articles', ...form } = draft;
  const named = await takeFiles(form, member.id);

  return commit(async () => {
    const [id, topicRow] = await Promise.all([
      resource.newRow({}),
      nextRowId(lists.ofCategory(lists.resources, resourceType)),
    ]);
    const { set, take, files } = named();
    const item: ResourceItem = {
      ...{ id, topicRow, title, resourceType, ...set },
      ...{ creator: member.id, createdAt: new Date().toISOString(), version: 0 },
    };
    const actions = [...resource.insert(item), ...putDescription(id, description), ...take];
    const reply = { data: await wholeOf(item, description) };
    return { reply, actions, files, entries: [resource.entry(item)] };
  });
});
