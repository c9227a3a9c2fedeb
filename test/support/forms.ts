import { randomUUID } from 'node:crypto';
import { png } from './files/pictures.ts';

export type Fields = Record<string, string | Uint8Array<ArrayBuffer> | File>;

/** A multipart form; bytes become a file called `picture.png`, a `File` keeps its name. */
export function formOf(fields: Fields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string' || value instanceof File) form.set(name, value);
    else form.set(name, new Blob([value]), 'picture.png');
  }
  return form;
}

export const photoForm = (richtextId: string, order: number, img = png) =>
  formOf({ richtextId, order: String(order), img, isImgDesc: 'true', photoDescription: 'Nine days ahead' });

/** A fresh `Idempotency-Key`. */
export const newKey = (): string => randomUUID();
