import { updateResource as row } from '#contract/resources.ts';
import { authorize } from '#kinds/authorize.ts';
import { type ResourceItem, resource } from '#kinds/declared/resource.ts';
import { moveToTopic } from '#kinds/record/topics.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { checkVersion, edited } from '#platform/table/version.ts';
import { putDescription, wholeOf } from './resource.ts';
import { takeFiles } from './resource-files.ts';

export const handler = endpoint(row, (form, { member, commit }) =>
  commit(async () => {
    const item = await resource.get(form);
    await authorize(member, 'change', item);
    const named = await takeFiles(form, member.id);
    checkVersion('resource', form.version, item);
    const { set: shown, take, files } = named();
    const section = form.resourceType !== undefined && { resourceType: form.resourceType };
    const topic = await moveToTopic(resource, item, { ...section });

    const set: Partial<ResourceItem> = edited(item, {
      ...section,
      ...topic.set,
      ...shown,
      ...(form.title !== undefined && { title: form.title }),
      // What is said of it stands elsewhere, and makes a version all the same.
      ...(form.description !== undefined && { changedAt: undefined }),
    });
    const described = putDescription(item.id, form.description);
    const actions = [...resource.change(item, set), ...topic.actions, ...described, ...take];
    return { reply: await wholeOf({ ...item, ...set }, form.description), actions, files };
  }),
);
