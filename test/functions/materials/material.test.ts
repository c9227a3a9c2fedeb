import { expect, test } from 'vitest';
import { typeOf } from '#contract/fields/upload-kinds.ts';
import { takeMaterial } from '#functions/materials/material.ts';
import { jpeg } from '#test/files/pictures.ts';
import { pdf } from '#test/things/library/resources.ts';

const bytes = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'));
const oldOffice = bytes('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1\0\0');
const zip = bytes('PK\x03\x04\x14\0\x06\0');
const words = bytes('Seed first, then rain.');

test.each([
  ['a.pdf', pdf],
  ['a.pdf ', pdf],
  ['a.doc', oldOffice],
  ['a.docx', zip],
  ['a.txt', words],
  ['a.ppt', oldOffice],
  ['a.pptx', zip],
  ['a.xls', oldOffice],
  ['a.XLSX', zip],
])('a material may be %s', async (filename, content) => {
  const { about } = await takeMaterial({ filename, content }, 'ada');

  expect(about).toEqual({ name: filename, type: typeOf('material', filename), size: content.length });
});

const wrong = 'Only pdf, doc, txt, powerpoint and excel files can be used.';
test.each<[string, Uint8Array<ArrayBuffer>, string | RegExp]>([
  ['a.docx', oldOffice, wrong],
  ['a.doc', zip, wrong],
  ['a.xlsx', words, wrong],
  ['a.txt', zip, wrong],
  ['a.zip', zip, wrong],
  ['a.exe', words, wrong],
  ['pdf', words, wrong],
  ['a.jpg', jpeg, wrong],
  ['a.pdf', words, /says that it is a PDF, but it is something else/],
  ['a.txt', pdf, /This is a PDF, but its name ends in “.txt”/],
])('a material is none of another type: %s', async (filename, content, text) => {
  const message = expect.stringMatching(text);

  await expect(takeMaterial({ filename, content }, 'ada')).rejects.toMatchObject({
    kind: 'wrongType',
    code: 'file.wrong-type',
    message,
    fields: { material: message },
  });
});
