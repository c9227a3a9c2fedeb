/** A box of an mp4 or quicktime file: its length, its name, its content. */
function box(name: string, content: Uint8Array): Buffer<ArrayBuffer> {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + content.length);
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, content]);
}

/** The beginning of a film, of so many bytes: enough to tell its type, too little to play. */
function film(brand: string, bytes: number): Buffer<ArrayBuffer> {
  const type = box('ftyp', Buffer.from(`${brand}\0\0\x02\0${brand}`, 'latin1'));
  return Buffer.concat([type, box('mdat', Buffer.alloc(Math.max(0, bytes - type.length - 8), 7))]);
}

export const mp4 = (bytes = 64): Buffer<ArrayBuffer> => film('isom', bytes);
export const quicktime = (bytes = 64): Buffer<ArrayBuffer> => film('qt  ', bytes);
/** As Apple calls its mp4. */
export const m4v = (bytes = 64): Buffer<ArrayBuffer> => film('M4V ', bytes);
