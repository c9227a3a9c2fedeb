import { crc32, deflateRawSync, deflateSync } from 'node:zlib';
import { jpeg, noImage, png } from './pictures.ts';
import { mp4 } from './videos.ts';

/*
 * Files that are more, or less, than they say. Where one of them is taken for code it leaves the word `pwned` behind.
 */

const latin1 = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'));
const joined = (...parts: readonly Uint8Array[]) => Uint8Array.from(Buffer.concat(parts));

const script = latin1('<script>top.pwned=1;window.pwned=1</script>');
const svg = latin1(
  '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="top.pwned=1"><script>top.pwned=1</script></svg>',
);
const page = latin1('<!doctype html><title>pwned</title><script>top.pwned=1</script>');
/** A picture of no size for who shows it, a script for who runs it. */
const gifScript = latin1('GIF89a/*\0\0\0\0\0*/=1;top.pwned=1;//;');

function chunk(type: string, content: Uint8Array): Uint8Array {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** A real PNG of one colour and any size, which is small as a file. */
export function paintedPng(width: number, height: number): Uint8Array<ArrayBuffer> {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0], 8); // one bit a pixel, grey
  const pixels = deflateSync(Buffer.alloc(height * (1 + Math.ceil(width / 8))));
  const chunks = [chunk('IHDR', head), chunk('IDAT', pixels), chunk('IEND', new Uint8Array())];
  return joined(png.subarray(0, 8), ...chunks);
}

/** An archive of one file, whose name leads out of the folder, and which is a thousand times as large once unpacked. */
function zipBomb(bytes: number): Uint8Array<ArrayBuffer> {
  const name = Buffer.from('../../../pwned.xml');
  const packed = deflateRawSync(Buffer.alloc(bytes));
  const head = Buffer.alloc(30);
  head.write('PK\x03\x04', 'latin1');
  head.writeUInt16LE(20, 4);
  head.writeUInt16LE(8, 8); // deflated
  head.writeUInt32LE(packed.length, 18);
  head.writeUInt32LE(bytes, 22);
  head.writeUInt16LE(name.length, 26);
  return joined(head, name, packed);
}

const macro = joined(latin1('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'), latin1('Auto_Open pwned'));

/** The names under which they come, and their bytes. */
export const nastyFiles: readonly (readonly [
  what: string,
  filename: string,
  bytes: Uint8Array<ArrayBuffer>,
])[] = [
  ['a page', 'a.html', page],
  ['a page that is called a picture', 'a.png', page],
  ['a page that is called a photo', 'a.jpg', page],
  ['a page that is called a text', 'a.txt', page],
  ['a page without a name for it', 'a', page],
  ['a drawing', 'a.svg', svg],
  ['a drawing that is called a picture', 'a.png', svg],
  ['a script', 'a.js', script],
  ['a module for a worker', 'worker.mjs', script],
  [
    'a saved page',
    'a.mhtml',
    latin1('MIME-Version: 1.0\r\nContent-Type: text/html\r\n\r\n<script>pwned</script>'),
  ],
  [
    'a sheet that transforms',
    'a.xsl',
    latin1('<?xml-stylesheet href="#pwned"?><xsl:stylesheet version="1.0"/>'),
  ],
  ['a picture that is a script', 'a.gif', gifScript],
  ['a script that is a picture', 'a.js', gifScript],
  ['a PNG with a page behind it', 'a.png', joined(png, page)],
  ['a JPEG with a page in front', 'a.jpg', joined(page, jpeg)],
  [
    'a JPEG with a script in it',
    'a.jpg',
    joined(jpeg.subarray(0, 2), latin1('\xff\xfe\0\x2c'), script.subarray(0, 42), jpeg.subarray(2)),
  ],
  ['a PDF with a page behind it', 'a.pdf', joined(latin1('%PDF-1.7\n'), page)],
  [
    'a PDF that acts when it is opened',
    'a.pdf',
    latin1('%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert("pwned"))>>>>endobj'),
  ],
  ['a film with a page in it', 'a.mp4', joined(mp4(), page)],
  ['a document that is large once unpacked', 'a.docx', zipBomb(60_000_000)],
  ['an archive that leads out of its folder', 'a.zip', zipBomb(1000)],
  ['a sheet with a macro', 'a.xls', macro],
  ['a table with formulas', 'a.csv', latin1('=HYPERLINK("https://pwned.example"),+1+1\r\n@SUM(1),-2')],
  ['a program', 'a.exe', latin1('MZ\x90\0\x03pwned')],
  ['a picture of very many pixels', 'a.png', paintedPng(9_900, 10_000)],
  ['a picture of too many pixels', 'a.png', paintedPng(20_000, 20_000)],
  ['a picture that breaks off', 'a.png', png.slice(0, 20)],
  ['a photo that breaks off', 'a.jpg', jpeg.slice(0, 90)],
  ['bytes that are nothing', 'a.png', noImage],
  ['nothing', 'a.png', new Uint8Array()],
];

/** Names that are more than a name to a path, a header, a screen or a system. */
export const nastyNames: readonly string[] = [
  '../../../../pwned.png',
  '..\\..\\pwned.png',
  '/etc/pwned.png',
  'C:\\pwned.png',
  '%2e%2e%2fpwned.png',
  'a\r\nSet-Cookie: pwned=1\r\n\r\n.png',
  'a"; filename="pwned.html"; x=".png',
  "a';pwned.png",
  'a\u2028pwned.png',
  'pwned.html\u0000.png',
  'pwned\u202egnp.html.png',
  '\u2066pwned\u2069.png',
  'pwned.html .png',
  'pwned.png.',
  '.png',
  '..png',
  'con.png',
  '.htaccess',
  'pwned.html.png',
  'pwned.png.html',
  'pwned.png;.html',
  'pwned.png::$DATA',
  '__proto__.png',
  'constructor',
  '<img src=x onerror=top.pwned=1>.png',
  '=cmd|pwned.png',
  '\ud83c.png',
  `${'x'.repeat(251)}.png`,
  `${'x'.repeat(400)}.png`,
  `${'🌾'.repeat(100)}.png`,
  `Z${'\u0301'.repeat(120)}.png`,
  'مزرعة.png',
];
