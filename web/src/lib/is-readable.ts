/** Whether the file's bytes can be read: not those of a folder, or of a file that was changed or moved since. */
export const isReadable = (file: Blob): Promise<boolean> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );
