import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type EdgeEvent, edgeFunction, queryOf } from '#lib/local/edge-function.ts';

type Headers = EdgeEvent['response']['headers'];

describe('the fallback', () => {
  const fallback = edgeFunction<{ uri: string }>('spa-fallback');
  const answer = (uri: string, mode?: string) => {
    const headers: Headers = mode === undefined ? {} : { 'sec-fetch-mode': { value: mode } };
    return fallback({ request: { uri, querystring: {}, headers } }).uri;
  };

  test.each(['/', '/login', '/news/01J0', '/messenger/j.smith', '/test-Soil v1.2/7/9', '/profile/'])(
    'answers %s with the page',
    (uri) => {
      expect(answer(uri)).toBe('/index.html');
      expect(answer(uri, 'navigate')).toBe('/index.html');
    },
  );

  test.each(['/foo.bar', '/index.htm', '/wp-login.php', '/favicon.ico', '/j.smith'])(
    'answers who goes to %s with the page, and what asks for it as a file with that name',
    (uri) => {
      expect(answer(uri, 'navigate')).toBe('/index.html');
      for (const mode of [undefined, 'cors', 'no-cors', 'same-origin']) expect(answer(uri, mode)).toBe(uri);
    },
  );

  test.each(['POST', 'PUT', 'DELETE'])('sends a %s of what a phone shares to the screen for it', (method) => {
    const share = (asked: string) =>
      fallback({ request: { uri: '/news/share', method: asked, querystring: {}, headers: {} } });

    expect(share(method)).toMatchObject({ statusCode: 303, headers: { location: { value: '/news/share' } } });
    expect(share('GET').uri).toBe('/index.html');
  });

  test('knows each file at the top of the site', () => {
    const top = [...readdirSync('web/public'), 'index.html', 'config.json'];

    for (const name of top) expect(answer(`/${name}`, 'navigate')).toBe(`/${name}`);
  });

  test.each(['/index.html', '/config.json', '/mark.svg', '/assets/index-B1.js', '/assets/gone'])(
    'leaves the file %s alone, whoever asks',
    (uri) => {
      expect(answer(uri)).toBe(uri);
      expect(answer(uri, 'navigate')).toBe(uri);
    },
  );
});

describe('the content host', () => {
  const finish = edgeFunction<{ headers: Headers }>('download');
  const answer = (address: string, headers: Headers = {}) => {
    const [uri = '', query = ''] = address.split('?');
    return finish({ request: { uri, querystring: queryOf(query), headers: {} }, response: { headers } })
      .headers;
  };
  const disposition = (address: string, type?: string) =>
    answer(address, type === undefined ? {} : { 'content-type': { value: type } })['content-disposition']
      ?.value;

  test.each(['image/png', 'image/jpeg', 'video/mp4', 'video/quicktime'])('shows %s', (type) => {
    expect(disposition('/img/1.bin', type)).toBeUndefined();
  });

  test.each([
    'text/html',
    'text/html; charset=utf-8',
    'image/svg+xml',
    'application/pdf',
    'application/octet-stream',
  ])('hands out %s as a download', (type) => {
    expect(disposition('/file/1', type)).toBe('attachment');
    expect(disposition('/file/1?name=', type)).toBe('attachment');
  });

  test.each(['/file/1.html', '/file/1.SVG', '/file/1.xml', '/file/1.mjs'])(
    'hands out %s as a download, whatever its type says',
    (uri) => {
      expect(disposition(uri, 'image/png')).toBe('attachment');
      expect(disposition(`${uri}?name=A`, 'image/png')).toMatch(/^attachment;/);
      expect(disposition(uri)).toBe('attachment');
    },
  );

  test.each(['text/plain', 'text/html; charset=utf-8', 'image/svg+xml', 'application/xml'])(
    'hands out %s as bytes, whose charset nobody knows',
    (type) => {
      const { 'content-type': said } = answer('/file/1.txt', { 'content-type': { value: type } });
      expect(said?.value).toBe('application/octet-stream');
    },
  );

  test("opens a PDF in the browser's reader, outside the sandbox in which no reader runs", () => {
    const headers = answer('/file/1.pdf', { 'content-type': { value: 'application/pdf' } });

    expect(headers['content-disposition']).toBeUndefined();
    expect(headers['content-security-policy']?.value).toMatch(/^default-src 'none'; /);
    expect(headers['content-security-policy']?.value).not.toMatch(/sandbox|script-src/);
    // A browser that has it already is told the same.
    expect(answer('/file/1.pdf')['content-security-policy']).toEqual(headers['content-security-policy']);
  });

  test.each([
    ['/file/1.pdf', 'text/html'],
    ['/file/1.pdf', 'image/svg+xml'],
    ['/file/1.html', 'application/pdf'],
    ['/file/1', 'application/pdf'],
    ['/file/1.png', 'image/png'],
    ['/file/1.zip', undefined],
  ])('leaves %s of the type %s in the sandbox', (uri, type) => {
    const headers = answer(
      `${uri}?name=a.pdf`,
      type === undefined ? {} : { 'content-type': { value: type } },
    );

    expect(headers).not.toHaveProperty('content-security-policy');
  });

  test('keeps the name that a download was stored with, unless the address has another', () => {
    const stored = () => ({
      'content-type': { value: 'application/pdf' },
      'content-disposition': { value: 'attachment; filename="soil.pdf"' },
    });

    expect(answer('/material/1.pdf', stored())['content-disposition']?.value).toBe(
      'attachment; filename="soil.pdf"',
    );
    expect(answer('/material/1.pdf?name=Clay', stored())['content-disposition']?.value).toBe(
      `attachment; filename="Clay.pdf"; filename*=UTF-8''Clay.pdf`,
    );
  });

  test.each([
    ['Crop plan', `"Crop plan.docx"; filename*=UTF-8''Crop%20plan.docx`],
    ['Crop plan.DOCX', `"Crop plan.docx"; filename*=UTF-8''Crop%20plan.docx`],
    ['Äpfel & Birnen', `"_pfel _ Birnen.docx"; filename*=UTF-8''%C3%84pfel%20%26%20Birnen.docx`],
    ["Ned's (old) *", `"Ned_s (old).docx"; filename*=UTF-8''Ned%27s%20%28old%29.docx`],
    ['Soil v1.2', `"Soil v1.2.docx"; filename*=UTF-8''Soil%20v1.2.docx`],
    ['🌾'.repeat(60), `"${'_'.repeat(80)}.docx"; filename*=UTF-8''${'%F0%9F%8C%BE'.repeat(40)}.docx`],
    [`a${'🌾'.repeat(60)}`, `"a${'_'.repeat(79)}.docx"; filename*=UTF-8''a${'%F0%9F%8C%BE'.repeat(39)}.docx`],
  ])('hands out a file under the title %j', (title, name) => {
    expect(disposition(`/file/1.docx?name=${encodeURIComponent(title)}`, 'application/msword')).toBe(
      `attachment; filename=${name}`,
    );
  });

  test.each([
    ['a program', '/file/1.exe?name=invoice.pdf', 'invoice pdf.exe'],
    ['one with a turned name', '/file/1.exe?name=invoice%E2%80%AEfdp.', 'invoice fdp.exe'],
    ['one with what looks like a dot', '/file/1.exe?name=invoice%E2%80%A4pdf', 'invoice pdf.exe'],
    ['one with a far end', `/file/1.exe?name=invoice.pdf${'%20'.repeat(300)}`, 'invoice pdf.exe'],
  ])('lets %s not look like a document', (_, address, name) => {
    expect(disposition(address, 'application/octet-stream')).toBe(
      `attachment; filename="${name}"; filename*=UTF-8''${encodeURIComponent(name)}`,
    );
  });

  test.each([
    [
      'lines and quotes',
      'a%0d%0aSet-Cookie:%20b=c%0d%0a%0d%0a%22;%20filename=%22b.html',
      'a Set-Cookie b=c ; filename= b html',
    ],
    ['folders', '..%2f..%5c%2e%2eetc%2Fpasswd', 'etc passwd'],
    ['what is not seen', '%00%07%1b%7f%c2%85a%E2%80%8b%EF%BB%BF%E2%80%A8b', 'a b'],
    ['a hidden file', '.htaccess', 'htaccess'],
    ['plus signs', 'a+b%2bc', 'a b+c'],
  ])('takes %s out of a name', (_, title, name) => {
    const value = disposition(`/file/1.zip?name=${title}`, 'application/zip') ?? '';

    expect(decodeURIComponent(value.split("UTF-8''")[1] ?? '')).toBe(`${name}.zip`);
    expect(value).toMatch(/^attachment; filename="[\w .()-]+"; filename\*=UTF-8''[\w.!~%-]+$/);
  });

  test.each([
    'name',
    'name=',
    'name=%',
    'name=%ff',
    'name=...',
    'name=%2f',
    'name=%ED%A0%80',
    'Name=a',
    'other=1',
    '__proto__=1',
    '&&=&',
  ])('knows no name in ?%s', (query) => {
    expect(disposition(`/file/1.zip?${query}`, 'application/zip')).toBe('attachment');
    expect(disposition(`/file/1.png?${query}`, 'image/png')).toBeUndefined();
  });

  test('gives no name to a file whose own says not what it is', () => {
    expect(disposition('/file/1?name=a.exe', 'application/zip')).toBe('attachment');
    expect(disposition(`/file/1.${'z'.repeat(17)}?name=a.exe`, 'application/zip')).toBe('attachment');
  });

  test('shows what may be shown under its title, and hands it out where that is wanted', () => {
    const named = `; filename="Mowing.mp4"; filename*=UTF-8''Mowing.mp4`;

    expect(disposition('/file/1.mp4?name=Mowing', 'video/mp4')).toBe(`inline${named}`);
    expect(disposition('/file/1.mp4?name=Mowing&download', 'video/mp4')).toBe(`attachment${named}`);
    expect(disposition('/file/1.mp4?download=', 'video/mp4')).toBe('attachment');
    expect(disposition('/file/1.html?name=Mowing.mp4', 'text/html')).toMatch(
      /^attachment;.*"Mowing mp4.html"/,
    );
  });

  test.each<Headers>([{ 'content-type': { value: 'image/png' } }, {}])(
    'may be read by scripts of any origin, whoever asked first: %o',
    (headers) => {
      const reply = answer('/img/1.png', headers);

      expect(reply['access-control-allow-origin']).toEqual({ value: '*' });
      expect(reply).not.toHaveProperty('access-control-allow-credentials');
    },
  );

  test('says nothing new where a browser keeps what it has', () => {
    expect(disposition('/img/1.png')).toBeUndefined();
    expect(disposition('/file/1.zip?name=A')).toBeUndefined();
  });
});
