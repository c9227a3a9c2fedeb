import { updateResource as row } from '#contract/resources/resources.ts';
import { type ResourceItem, resource } from '#kinds/declared/resource.ts';
import { changeRecord, given } from '#kinds/record/change.ts';
import { endpoint } from '#platform/http/endpoint.ts';
import { putDescription, short, wholeOf } from './resource.ts';
import { takeFiles } from './resource-files.ts';

export const handler = endpoint(row, ({ title, resourceType, description, ...form }, call) => {
  const say = async (item: ResourceItem) => {
    const { set: shown, take, files } = (await takeFiles(form, call.member.id))();
    const set = {
      ...given({ title, resourceType }),
      ...shown,
      // A change of a description with its own item makes a version, too.
      ...(description !== undefined && { description: short(description) }),
    };
    return { set, extraActions: () => [...putDescription(item.id, item, description), ...take], files };
  };
  return changeRecord(resource, form, call, say, (item) => wholeOf(item, description));
});
