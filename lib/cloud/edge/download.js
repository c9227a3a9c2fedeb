// CloudFront runs this before it answers with an upload. Whoever stores a file says whether it is shown or
// downloaded; this makes sure, once more, that only pictures and videos are shown, and nothing that could run.
// And it has any script read what is public anyway (no cookie is ever looked at): always, since what an <img> brought
// without an Origin stays in the browser's cache for a year, and a policy's CORS headers answer an Origin alone.
var runnable = /\.(x?html?|xht|shtml|svgz?|xml|xslt?|m?js|cjs|wasm|mht(ml)?)$/i;
var shown = /^(image\/(png|jpeg|gif|webp|avif)|video\/(mp4|quicktime|webm))$/i;

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name
function handler(event) {
  var headers = event.response.headers;
  var type = headers['content-type'] ? headers['content-type'].value.split(';')[0].trim() : '';
  var disposition = headers['content-disposition'] ? headers['content-disposition'].value : '';
  // A 304 has no type, and its headers replace those that the browser kept.
  var mustNotRun = runnable.test(event.request.uri) || (type !== '' && !shown.test(type));
  if (mustNotRun && !/^attachment\b/i.test(disposition)) {
    headers['content-disposition'] = { value: 'attachment' };
  }
  headers['access-control-allow-origin'] = { value: '*' };
  return event.response;
}
