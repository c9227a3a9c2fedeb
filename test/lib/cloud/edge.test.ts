import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

type Header = { value: string };
type Event = { request: { uri: string }; response?: { headers: Record<string, Header> } };

/** A function as CloudFront reads it: a script that declares `handler`. */
function load<Result>(file: string): (event: Event) => Result {
  const script = readFileSync(new URL(`../../../lib/cloud/edge/${file}.js`, import.meta.url), 'utf8');
  return new Function(`${script}; return handler;`)();
}

describe('the fallback', () => {
  const fallback = load<{ uri: string }>('spa-fallback');

  test.each(['/', '/login', '/news/01J0', '/messenger/j.smith', '/test-Soil v1.2/7/9', '/profile/'])(
    'answers %s with the page',
    (uri) => {
      expect(fallback({ request: { uri } }).uri).toBe('/index.html');
    },
  );

  test.each(['/index.html', '/config.json', '/mark.svg', '/assets/index-B1.js', '/assets/gone'])(
    'leaves the file %s alone',
    (uri) => {
      expect(fallback({ request: { uri } }).uri).toBe(uri);
    },
  );
});

describe('the content host', () => {
  const answer = load<{ headers: Record<string, Header> }>('download');
  const disposition = (uri: string, headers: Record<string, Header>) =>
    answer({ request: { uri }, response: { headers } }).headers['content-disposition']?.value;

  test.each(['image/png', 'image/jpeg', 'video/mp4', 'video/quicktime'])('shows %s', (value) => {
    expect(disposition('/img/1.bin', { 'content-type': { value } })).toBeUndefined();
  });

  test.each([
    'text/html',
    'text/html; charset=utf-8',
    'image/svg+xml',
    'application/pdf',
    'application/octet-stream',
  ])('hands out %s as a download', (value) => {
    expect(disposition('/file/1', { 'content-type': { value } })).toBe('attachment');
  });

  test.each(['/file/1.html', '/file/1.SVG', '/file/1.xml', '/file/1.mjs'])(
    'hands out %s as a download, whatever its type says',
    (uri) => {
      expect(disposition(uri, { 'content-type': { value: 'image/png' } })).toBe('attachment');
    },
  );

  test('keeps the name that a download was stored with', () => {
    const headers = {
      'content-type': { value: 'application/pdf' },
      'content-disposition': { value: 'attachment; filename="soil.pdf"' },
    };

    expect(disposition('/material/1.pdf', headers)).toBe('attachment; filename="soil.pdf"');
  });

  test.each<Record<string, Header>>([{ 'content-type': { value: 'image/png' } }, {}])(
    'may be read by scripts of any origin, whoever asked first: %o',
    (headers) => {
      const reply = answer({ request: { uri: '/img/1.png' }, response: { headers } });

      expect(reply.headers['access-control-allow-origin']).toEqual({ value: '*' });
      expect(reply.headers).not.toHaveProperty('access-control-allow-credentials');
    },
  );

  test('says nothing new where a browser keeps what it has', () => {
    expect(disposition('/img/1.png', {})).toBeUndefined();
  });
});
