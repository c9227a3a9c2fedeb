// CloudFront runs this before it looks for a file of the site. The application's own addresses are no files:
// they get the page, and the router in it does the rest. Files lie in /assets/ or are the few at the top. Any other name
// with an extension there is a 404 to programs, which must never take the page for a file of theirs; who goes there in a
// browser gets the page, which says so in words, and leads back.
var top = [
  '/index.html',
  '/config.json',
  '/manifest.json',
  '/sw.js',
  '/mark.svg',
  '/apple-touch-icon.png',
  '/icon-192.png',
  '/icon-512.png',
  '/icon-maskable-512.png',
];

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name
function handler(event) {
  var request = event.request;
  // Where there is no service worker, what a phone shares comes here. It is not for the server: the screen says so.
  if (request.uri === '/news/share' && request.method !== 'GET' && request.method !== 'HEAD')
    return { statusCode: 303, statusDescription: 'See Other', headers: { location: { value: request.uri } } };
  var mode = request.headers['sec-fetch-mode'];
  var isVisit = mode ? mode.value === 'navigate' : false;
  var looksLikeFile = /^\/[^/]+\.[a-z0-9]+$/i.test(request.uri) && !isVisit;
  var isFile = request.uri.startsWith('/assets/') || top.includes(request.uri) || looksLikeFile;
  if (!isFile) request.uri = '/index.html';
  return request;
}
