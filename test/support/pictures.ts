/** A real PNG of 2 by 1 pixels. */
export const png = Uint8Array.from(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAAD0lEQVR4nGOokvb7dlQHAAk6Asu3ks8nAAAAAElFTkSuQmCC',
    'base64',
  ),
);

/** Bytes that are no image, whatever they are called. */
export const noImage = new TextEncoder().encode('<script>alert(1)</script>');
