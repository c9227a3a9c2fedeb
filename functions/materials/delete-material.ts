import { deleteMaterial as row } from '#contract/lessons/materials.ts';
import { authorize } from '#kinds/authorize.ts';
import { getMaterial, material } from '#kinds/declared/material.ts';
import { removeRecord } from '#kinds/record/remove.ts';
import { endpoint } from '#platform/http/endpoint.ts';

export const handler = endpoint(row, ({ id }, { member, commit }) =>
  commit(async () => {
    const { item, above } = await getMaterial(id);
    await authorize(member, 'change', above);
    return { reply: { id }, actions: removeRecord(material, item) };
  }),
);
