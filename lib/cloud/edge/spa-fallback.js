// CloudFront runs this before it looks for a file of the site. The application's own addresses are no files:
// they get the page, and the router in it does the rest. Files lie in /assets/ or, with an extension, at the top.
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name
function handler(event) {
  var request = event.request;
  var isFile = request.uri.startsWith('/assets/') || /^\/[^/]+\.[a-z0-9]+$/i.test(request.uri);
  if (!isFile) request.uri = '/index.html';
  return request;
}
