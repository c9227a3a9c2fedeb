import { createResource as row } from '#contract/resources/resources.ts';
import { resource } from '#kinds/declared/resource.ts';
import { createRecord } from '#kinds/record/create.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { putDescription, short, wholeOf } from './resource.ts';
import { takeFiles } from './resource-files.ts';

export const handler = endpoint(row, async (draft, call) => {
  const { title, description, resourceType = 'articles', ...form } = draft;
  const named = await takeFiles(form, call.member.id);
  const say = () => {
    const { set, take, files } = named();
    return {
      set: { title, resourceType, ...set, description: short(description) },
      extraActions: ({ id }: { id: string }) => [...putDescription(id, {}, description), ...take],
      files,
    };
  };
  return createRecord(resource, {}, call, say, (item) => wholeOf(item, description));
});
