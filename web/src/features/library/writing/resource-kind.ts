import { type Resource, ResourceDraft, resources } from '#contract/resources/resources.ts';
import type { DeletableKind } from '#web/parts/forms/delete-item.tsx';
import { forgetDeleted } from '../api.ts';
import { messages as texts } from '../messages.ts';
import { messages } from './messages.ts';

export const resourceKind: DeletableKind<Resource> = {
  noun: 'resource',
  routes: {
    get: resources.getResource,
    create: 'resources.createResource',
    update: 'resources.updateResource',
    remove: resources.deleteResource,
  },
  nameOf: ({ title }) => title,
  forget: forgetDeleted,
  fields: [
    { as: 'radios', name: 'resourceType', label: messages.section, choices: texts.sections },
    { as: 'text', name: 'title', label: messages.title },
    { as: 'area', name: 'description', label: messages.description },
    { as: 'file', label: messages.file },
  ],
  schema: ResourceDraft,
  texts: messages,
  formAt: ({ id }, isNew) => (isNew ? `/library?add=${id}` : `/library/${id}?edit`),
  fileField: 'file',
  fileIn: ({ filename }) => filename,
};
