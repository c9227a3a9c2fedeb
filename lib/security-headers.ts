import { bootScript, bootStyle, hashOf } from './site/boot-page.ts';

/** Origins that the site uses, besides its own. */
export interface SiteOrigins {
  /** The content host. */
  readonly contentHost: string;
  /** Cognito. */
  readonly identity: readonly string[];
  /** Buckets that browsers upload to. */
  readonly uploads: readonly string[];
}

/**
 * The site's content-security policy: inline only what paints the page before the application, and from elsewhere only
 * the named origins.
 */
export function contentSecurityPolicy({ contentHost, identity, uploads }: SiteOrigins): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${hashOf(bootScript)}`,
    `style-src 'self' ${hashOf(bootStyle)}`,
    `img-src 'self' ${contentHost} blob: data:`,
    `media-src ${contentHost} blob:`,
    "font-src 'self'",
    // Pictures in a copied article or lesson are fetched from the content host, to be kept with the copy.
    ["connect-src 'self'", ...identity, ...uploads, contentHost].join(' '),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

export const permissionsPolicy = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/** Only over https, so only in the cloud: a browser would apply it to every port of `localhost`. */
export const strictTransportSecurity = {
  host: 'max-age=63072000',
  /** Includes all names below the site's, and browsers' preload lists: only the domain's owner may decide that. */
  subdomains: 'max-age=63072000; includeSubDomains; preload',
} as const;

/** Headers of every page of the site, and of what stands beside it; the cloud adds `strict-transport-security`. */
export function siteHeaders(origins: SiteOrigins): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(origins),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': permissionsPolicy,
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  };
}

/**
 * Headers of the site's hashed files, of which a first visit fetches many: no page is made of them, so what rules a
 * page would be a kilobyte each for nothing.
 */
export const assetHeaders: Readonly<Record<string, string>> = {
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

/** Headers of every API reply: never displayed as a page, never cached. */
export const apiHeaders: Readonly<Record<string, string>> = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/**
 * Headers of the calendars that programs fetch, which may keep what they have, and ask whether it is still the same.
 */
export const feedHeaders: Readonly<Record<string, string>> = {
  ...apiHeaders,
  'cache-control': 'private, no-cache',
};

/** Headers of every file of the content host: nothing there can run, whatever a member uploaded. */
export const contentHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'cross-origin',
  'referrer-policy': 'no-referrer',
  // The site counts the bytes that its pages spend.
  'timing-allow-origin': '*',
  'x-content-type-options': 'nosniff',
};

/** Names on the content host never repeat, so a browser may keep a file for good. */
export const contentCacheControl = 'public, max-age=31536000, immutable';
