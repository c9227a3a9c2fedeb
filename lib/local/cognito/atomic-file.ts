import { open, readFile, rename } from 'node:fs/promises';

/**
 * Replaces a file so that a kill at any instant leaves the old or the new text, never half of one.
 * One writer per path: the temporary name is fixed, so that what a killed process left behind is overwritten.
 */
export async function writeFileAtomically(path: string, text: string): Promise<void> {
  const temporary = `${path}.tmp`;
  const file = await open(temporary, 'w', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(temporary, path);
}

export async function readFileIfAny(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return undefined;
    throw cause;
  }
}
