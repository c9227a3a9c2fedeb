import { deleteResource as row } from '#contract/resources/resources.ts';
import { resource } from '#kinds/declared/resource.ts';
import { deleteRecord } from '#kinds/record/remove.ts';
import { endpoint } from '#platform/http/endpoint.ts';

export const handler = endpoint(row, (input, call) => deleteRecord(resource, input, call));
