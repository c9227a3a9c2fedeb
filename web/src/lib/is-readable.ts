/** Whether its bytes can be had: not those of a folder, nor of a file that was changed or moved after it was chosen. */
export const isReadable = (file: Blob): Promise<boolean> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );
