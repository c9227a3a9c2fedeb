import { createHash, createHmac, createSecretKey, type Hash, type Hmac } from 'node:crypto';

/**
 * SHA-256 as the SDK's signer asks for it; with a secret it is HMAC. The SDK's own class hands the key over as bytes,
 * for which Node takes four times as long as for a key object.
 */
export class Sha256 {
  readonly #hash: Hash | Hmac;

  constructor(secret?: string | ArrayBuffer | ArrayBufferView) {
    this.#hash = secret === undefined ? createHash('sha256') : createHmac('sha256', keyOf(secret));
  }

  update(data: string | ArrayBuffer | ArrayBufferView): void {
    this.#hash.update(bytesOf(data));
  }

  async digest(): Promise<Uint8Array> {
    return this.#hash.digest();
  }
}

const keyOf = (secret: string | ArrayBuffer | ArrayBufferView) => createSecretKey(bytesOf(secret));

function bytesOf(data: string | ArrayBuffer | ArrayBufferView): Uint8Array {
  if (typeof data === 'string') return Buffer.from(data);
  return ArrayBuffer.isView(data)
    ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
    : new Uint8Array(data);
}
