// CloudFront runs this before it answers with an upload, and the content host of one machine does as well. Pictures and
// videos are shown in place and PDFs in the browser's own reader; all else is a download, and nothing can run. The
// address may carry the title to call the file by (`?name=`), and that it is to be downloaded (`&download`).
var runnable = /\.(x?html?|xht|shtml|svgz?|xml|xslt?|m?js|cjs|wasm|mht(ml)?)$/i;
var shown = /^(image\/(png|jpeg|gif|webp|avif)|video\/(mp4|quicktime|webm))$/i;

// Without `sandbox`, under which Safari opens no PDF, with what readers that are put into a page need: styles, and the
// file itself. What is in a PDF reaches no page and no other file, with or without it.
var readerPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

// What controls, turns the writing, is not seen, or looks like a dot, and what no file may be called.
var unfit =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u2024\u2028-\u202e\u2060-\u206f\ufeff\uff0e\\/:*?"<>|]+/g;
var LONGEST = 80;

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name
function handler(event) {
  var headers = event.response.headers;
  var uri = event.request.uri;
  var query = event.request.querystring;
  var type = headers['content-type'] ? headers['content-type'].value.split(';')[0].trim().toLowerCase() : '';
  var stored = headers['content-disposition'] ? headers['content-disposition'].value : '';
  // A 304 has no type, and its headers replace those that the browser kept.
  var isPdf = /\.pdf$/i.test(uri) && (type === '' || type === 'application/pdf');
  var mustNotRun = runnable.test(uri) || (type !== '' && !isPdf && !shown.test(type));
  var isDownload = mustNotRun || query.download !== undefined || /^attachment\b/i.test(stored);
  var name = query.name ? fileName(query.name.value, uri) : '';
  if (isPdf) headers['content-security-policy'] = { value: readerPolicy };
  if (isDownload && (name || !/^attachment\b/i.test(stored))) {
    headers['content-disposition'] = { value: `attachment${name}` };
  } else if (name && type !== '') {
    headers['content-disposition'] = { value: `inline${name}` };
  }
  // Nobody knows the charset of a member's text: what is downloaded is bytes, and is no page in any charset.
  if (isDownload && /^text\/|[+/]xml$/.test(type))
    headers['content-type'] = { value: 'application/octet-stream' };
  // Any script may read what is public anyway (no cookie is ever looked at): always, since what an <img> brought without
  // an Origin stays in the browser's cache for a year, and a policy's CORS headers answer an Origin alone.
  headers['access-control-allow-origin'] = { value: '*' };
  return event.response;
}

// The parameters that call a file by its title: in ASCII for old browsers, and whole. The extension is that of the
// stored file alone: no title makes a program look like a document, not even where known extensions are hidden.
function fileName(title, uri) {
  var found = /\.[a-z0-9]{1,16}$/i.exec(uri);
  if (!found) return '';
  var extension = found[0].toLowerCase();
  var name = readable(title).replace(unfit, ' ').replace(/\s+/g, ' ').trim();
  if (name.toLowerCase().endsWith(extension)) name = name.slice(0, -extension.length);
  // A name that begins with a dot is hidden, one that ends with it loses it.
  name = name
    .replace(/^[. ]+/, '')
    .slice(0, LONGEST)
    .replace(/[. ]+$/, '')
    .replace(/\.([a-z][a-z0-9]{1,4})$/i, ' $1');
  var encoded = encode(name);
  if (!encoded) return '';
  return `; filename="${name.replace(/[^A-Za-z0-9 ._()-]/g, '_')}${extension}"; filename*=UTF-8''${encoded}${extension}`;
}

function readable(text) {
  try {
    return decodeURIComponent(text.replace(/\+/g, '%20'));
  } catch (_) {
    return '';
  }
}

// Half a character at the end cannot be written down.
function encode(name) {
  try {
    return encodeURIComponent(name).replace(
      /['()*]/g,
      (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
    );
  } catch (_) {
    return name ? encode(name.slice(0, -1)) : '';
  }
}
