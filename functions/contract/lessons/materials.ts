import * as z from 'zod/mini';
import { FileField, Id, optionalName } from '#contract/fields/field.ts';
import { route } from '#contract/route.ts';

/** A file that belongs to a lesson, to be opened or kept. Times are ISO 8601 UTC. */
export const Material = z.object({
  id: Id,
  lessonId: Id,
  /** What it is called: as its creator did, or else as its file without the extension. */
  name: z.string(),
  /** Name of its file in the content host's folder `material`; its extension tells what it is. */
  material: z.string(),
  /** Of that file: the name that its creator's device gave it, its content type, and its size in bytes. */
  file: z.object({ name: z.string(), type: z.string(), size: z.int() }),
  createdAt: z.string(),
});
export type Material = z.infer<typeof Material>;

export const addMaterial = route({
  method: 'POST',
  path: '/api/materials/add',
  summary:
    "Adds a file to a lesson: pdf, doc, txt, powerpoint or excel. The course's creator alone may; without `name` it is called as its file.",
  files: ['material'],
  body: 'multipart',
  status: 201,
  input: () => z.object({ lessonId: Id, name: optionalName(200), material: FileField }),
  output: () => z.object({ data: Material }),
});

export const deleteMaterial = route({
  method: 'DELETE',
  path: '/api/materials/{id}',
  summary: "Removes a file from its lesson; the course's creator alone may.",
  input: () => z.object({ id: Id }),
  output: () => z.object({ id: Id }),
});

export const materials = { addMaterial, deleteMaterial };
