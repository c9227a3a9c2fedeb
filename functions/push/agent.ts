type Known = readonly (readonly [pattern: RegExp, name: string])[];

/** What a browser says of itself has the names of others too, so the order counts. */
const browsers: Known = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPT|Opera)\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];

const systems: Known = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

const first = (known: Known, agent: string) => known.find(([pattern]) => pattern.test(agent))?.[1];

/**
 * Of what a browser says of itself (`navigator.userAgent`), what a member knows it by; undefined where nobody knows.
 */
export const agentOf = (agent: string) => ({
  browser: first(browsers, agent),
  system: first(systems, agent),
});
