import { nameText } from '#contract/fields/field.ts';
import { invalidField } from '#platform/errors.ts';

const FileName = nameText('A file needs a name.', 255);

/** Throws `file.name`, for the field that brought the file, when its name cannot be shown to others. */
export function checkFileName(filename: string, field: string): void {
  const name = FileName.safeParse(filename);
  if (!name.success) {
    throw invalidField(
      'file.name',
      field,
      `The name of this file cannot be used. ${name.error.issues[0]?.message}`,
    );
  }
}
