import { expect, test, vi } from 'vitest';
import { fc } from '#test/made-up.ts';
import { type WebLink, webLinks } from '#web/lib/format/web-links.ts';

test('nobody is signed out by the address of our own sign-out in a text', () => {
  vi.stubGlobal('location', { origin: 'https://furrow.example' });

  expect(shownIn('https://furrow.example/logout https://furrow.example//Logout/?a=1')).toEqual([]);
  expect(shownIn('https://furrow.example/news https://other.example/logout')).toEqual([
    'https://furrow.example/news',
    'https://other.example/logout',
  ]);
});

const linksIn = (text: string) =>
  webLinks(text).filter((piece): piece is WebLink => typeof piece !== 'string');
const shownIn = (text: string) => linksIn(text).map(({ shown }) => shown);

test.each([
  ['See https://field.example/rape?x=1#top for more', 'https://field.example/rape?x=1#top'],
  ['HTTP://Field.Example', 'HTTP://Field.Example'],
  ['It is at https://field.example.', 'https://field.example'],
  ['(https://field.example/a)', 'https://field.example/a'],
  ['[see (https://field.example/a)]!', 'https://field.example/a'],
  ['https://wiki.example/Rape_(crop), and', 'https://wiki.example/Rape_(crop)'],
  ['(https://wiki.example/Rape_(crop)).', 'https://wiki.example/Rape_(crop)'],
  ['<https://field.example>', 'https://field.example'],
  ['“https://field.example”', 'https://field.example'],
  ['看https://field.example/。', 'https://field.example/'],
  ['https://field.example/a…', 'https://field.example/a'],
  ['https://[2001:db8::1]/a', 'https://[2001:db8::1]/a'],
])('%s: what ends the sentence stays outside', (text, shown) => {
  expect(shownIn(text)).toEqual([shown]);
});

test.each([
  'javascript:alert(1)',
  'ftp://field.example',
  'mailto:ada@field.example',
  'field.example',
  'www.field.example',
  'http://',
  'https://)',
  'xhttp://field.example',
  'http://%',
])('%s is text', (text) => {
  expect(webLinks(text)).toEqual([text]);
});

test('what is longer than any address is text', () => {
  const text = `https://field.example/${'a'.repeat(2000)}`;
  expect(webLinks(text)).toEqual([text]);
});

test.each([
  ['https://bank.example@evil.example/', 'evil.example'],
  ['https://bank.example:443@evil.example', 'evil.example'],
  ['https://evil.example\\@bank.example', 'evil.example'],
  ['https://b\u0430nk.example/', 'xn--bnk-6cd.example'],
  ['https://0x7f.1/', '127.0.0.1'],
  ['https://%65vil.example/', 'evil.example'],
])('%s says where it leads', (text, host) => {
  expect(linksIn(text).map((link) => link.host)).toEqual([host]);
});

test('a host that stands in the address is not said twice', () => {
  expect(linksIn('https://xn--bnk-5cd.example/ https://Field.example:8443?a https://field.example')).toEqual([
    expect.not.objectContaining({ host: expect.anything() }),
    expect.not.objectContaining({ host: expect.anything() }),
    expect.not.objectContaining({ host: expect.anything() }),
  ]);
});

test('a long address is shortened, its host never', () => {
  const host = `${'a'.repeat(60)}.${'b'.repeat(60)}.example`;
  const [long, longHost] = linksIn(
    `https://field.example/${'a'.repeat(90)} https://${host}/${'a'.repeat(90)}`,
  );

  expect(long?.shown).toBe(`https://field.example/${'a'.repeat(38)}…`);
  expect(long?.href).toBe(`https://field.example/${'a'.repeat(90)}`);
  expect(longHost?.shown).toBe(`https://${host}…`);
});

test('a mark that turns a line around ends an address', () => {
  expect(shownIn('https://field.example/\u202egpj.exe')).toEqual(['https://field.example/']);
});

const piece = fc.constantFrom(
  'http://',
  'https://',
  'a.example',
  '/',
  '(',
  ')',
  '.',
  ' ',
  '\n',
  '@',
  'é',
  '“',
  '\u202e',
  '😀',
);
const typed = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(piece).map((pieces) => pieces.join('')),
);

test('whatever is typed, nothing of it is lost, and a link leads to the web alone', () => {
  fc.assert(
    fc.property(typed, (text) => {
      const pieces = webLinks(text);
      const whole = pieces.map((each) => (typeof each === 'string' ? each : each.shown)).join('');
      if (!whole.includes('…') || text.includes('…')) expect(whole).toBe(text);
      for (const { href } of linksIn(text)) expect(new URL(href).protocol).toMatch(/^https?:$/);
    }),
  );
});

test.each([
  ['addresses in addresses', 'http://'],
  ['addresses', 'http://a '],
  ['brackets', ')'],
  ['opened brackets', '(['],
  ['ends of sentences', '.'],
  ['hosts with users', 'a@'],
])('100,000 characters of %s are read in the time that their length takes', (_, part) => {
  const text = `https://field.example/${part.repeat(100_000 / part.length)}`;
  const started = performance.now();
  webLinks(text);
  webLinks(text.replaceAll(' ', '\n'));
  expect(performance.now() - started).toBeLessThan(5000);
});
