import type { Construct } from 'constructs';
import { WebAcl } from './web-acl.ts';
import { below, managed, rate } from './web-acl-rules.ts';

const WINDOW_SECONDS = 300; // five minutes, over which requests are counted

/**
 * In five minutes. Many members share an address: a carrier's, a school's, a co-operative's. 200 a second are four
 * members who each call as fast as allowed, or a thousand who read.
 */
const FROM_ONE_ADDRESS = 200 * WINDOW_SECONDS;

/** Calls with one token: twice the 50 a second that every member is promised, so that nobody takes the whole API. */
const WITH_ONE_TOKEN = 100 * WINDOW_SECONDS;

/**
 * Requests of one address to what anybody may open, 10 a second: for a school that looks at certificates, and for a
 * service that reads many members' calendars. Nobody can be told apart there by a token.
 */
const OF_WHAT_IS_OPEN = 10 * WINDOW_SECONDS;

/* What a member writes, searches for or names a file is text that nothing here executes: an article about HTML, a
   search for 'C:\seed.ini', a photo of four megabytes. Rules that look for attacks in texts therefore only count.
   Members never send what these rules look for in the rest of a request, so the others block. */
const COMMON = [
  'SizeRestrictions_BODY',
  'EC2MetaDataSSRF_BODY',
  'GenericLFI_BODY',
  'GenericRFI_BODY',
  'CrossSiteScripting_BODY',
  'SizeRestrictions_QUERYSTRING',
  'EC2MetaDataSSRF_QUERYARGUMENTS',
  'GenericLFI_QUERYARGUMENTS',
  'GenericRFI_QUERYARGUMENTS',
  'CrossSiteScripting_QUERYARGUMENTS',
  // Files of the library may be of any type and keep their extension.
  'RestrictedExtensions_QUERYARGUMENTS',
  'RestrictedExtensions_URIPATH',
];
const BAD_INPUTS = [
  'JavaDeserializationRCE_BODY',
  'Log4JRCE_BODY',
  'ReactJSRCE_BODY',
  'JavaDeserializationRCE_QUERYSTRING',
  'Log4JRCE_QUERYSTRING',
];

const fromOneAddress = rate('FromOneAddress', {
  most: FROM_ONE_ADDRESS,
  seconds: WINDOW_SECONDS,
  body: 'TooMany',
});

// The same body as the API's own 429: the site waits and tries again.
const bodies = { TooMany: { message: 'Too Many Requests' } };

/** Web ACL of the site and its API. There is no SQL database here to protect. */
export const siteAcl = (scope: Construct, id: string): WebAcl =>
  new WebAcl(scope, id, {
    scope: 'CLOUDFRONT',
    description: 'Furrow: what site and API refuse',
    bodies,
    rules: [
      fromOneAddress,
      rate('WithOneToken', {
        most: WITH_ONE_TOKEN,
        seconds: WINDOW_SECONDS,
        body: 'TooMany',
        header: 'authorization',
        among: below('/api/'),
      }),
      rate('OfWhatIsOpen', {
        most: OF_WHAT_IS_OPEN,
        seconds: WINDOW_SECONDS,
        body: 'TooMany',
        among: below('/api/certificates/', '/feeds/'),
      }),
      managed('AWSManagedRulesAmazonIpReputationList'),
      managed('AWSManagedRulesCommonRuleSet', { counted: COMMON }),
      managed('AWSManagedRulesKnownBadInputsRuleSet', { counted: BAD_INPUTS }),
    ],
  });

/**
 * Web ACL of the content host, which only sends files. It is a second one because CloudFront's flat-rate plans want a
 * web ACL for each distribution.
 */
export const contentAcl = (scope: Construct, id: string): WebAcl =>
  new WebAcl(scope, id, {
    scope: 'CLOUDFRONT',
    description: 'Furrow: what the content host refuses',
    bodies,
    rules: [fromOneAddress, managed('AWSManagedRulesAmazonIpReputationList')],
  });
