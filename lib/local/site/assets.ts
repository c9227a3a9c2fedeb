import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

/** A file of the built site, kept in memory: all of it is a few hundred kilobytes. */
export interface Asset {
  readonly content: Buffer;
  readonly type: string;
  readonly etag: string;
  readonly cacheControl: string;
  /** Whether compressing it pays. */
  readonly isText: boolean;
  readonly packed: Map<Encoding, Promise<Buffer>>;
}

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};
const text = /^text\/|json$|svg|xml$/;

/** Every file below a folder, by its path on the site. */
export function loadAssets(folder: string): Map<string, Asset> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return new Map(
    files.map(({ parentPath, name }) => {
      const file = join(parentPath, name);
      const path = `/${file.slice(folder.length).split(sep).filter(Boolean).join('/')}`;
      return [path, assetOf(path, readFileSync(file))];
    }),
  );
}

export function assetOf(path: string, content: Buffer): Asset {
  const type = types[extname(path)] ?? 'application/octet-stream';
  // Vite puts a hash of the content into the names below /assets, and nowhere else.
  const isHashed = path.startsWith('/assets/');
  return {
    content,
    type,
    etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`,
    cacheControl: isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    isText: text.test(type),
    packed: new Map(),
  };
}

const packers: Record<Encoding, (content: Buffer) => Promise<Buffer>> = {
  // About what CloudFront uses; the highest quality takes twenty times as long.
  br: (content) => promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: promisify(gzip),
};

/** The content in an encoding; compressed once and kept. */
export function encoded(asset: Asset, encoding: Encoding): Promise<Buffer> {
  const packed = asset.packed.get(encoding) ?? packers[encoding](asset.content);
  asset.packed.set(encoding, packed);
  return packed;
}
