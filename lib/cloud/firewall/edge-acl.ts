import type { Construct } from 'constructs';
import { WebAcl } from './web-acl.ts';
import { below, managed, rate } from './web-acl-rules.ts';

const WINDOW_SECONDS = 300; // five of them, over which requests are counted

/**
 * In five minutes. Many members share one address: a carrier's, a school's, a co-operative's. 200 a second are four who each ask as
 * fast as everyone may, or a thousand who read.
 */
const FROM_ONE_ADDRESS = 200 * WINDOW_SECONDS;

/** Of the calls with one token: twice the 50 a second that every member is promised, so that nobody takes the API for themselves. */
const WITH_ONE_TOKEN = 100 * WINDOW_SECONDS;

/*
 * What a member writes, looks for, or calls a file is text to us, which nothing runs: an article about HTML, a search for 'C:\seed.ini',
 * a photo of four megabytes. The rules that look for harm there only count. What they would find in the rest of a request, no member sends.
 */
const COMMON = [
  ...['SizeRestrictions_BODY', 'EC2MetaDataSSRF_BODY', 'GenericLFI_BODY', 'GenericRFI_BODY'],
  ...['CrossSiteScripting_BODY', 'SizeRestrictions_QUERYSTRING', 'EC2MetaDataSSRF_QUERYARGUMENTS'],
  ...['GenericLFI_QUERYARGUMENTS', 'GenericRFI_QUERYARGUMENTS', 'CrossSiteScripting_QUERYARGUMENTS'],
  // Of the library's files, which may be of any type, and keep its ending.
  ...['RestrictedExtensions_QUERYARGUMENTS', 'RestrictedExtensions_URIPATH'],
];
const BAD_INPUTS = [
  ...['JavaDeserializationRCE_BODY', 'Log4JRCE_BODY', 'ReactJSRCE_BODY'],
  ...['JavaDeserializationRCE_QUERYSTRING', 'Log4JRCE_QUERYSTRING'],
];

/** What every request to the site, its API and the content host passes first. There is no SQL here to look for. */
export const edgeAcl = (scope: Construct, id: string): WebAcl =>
  new WebAcl(scope, id, {
    scope: 'CLOUDFRONT',
    description: 'Furrow: what site, API and content host refuse',
    // As the API itself says it: the site waits and tries again.
    bodies: { TooMany: { message: 'Too Many Requests' } },
    rules: [
      rate('FromOneAddress', { most: FROM_ONE_ADDRESS, seconds: WINDOW_SECONDS, body: 'TooMany' }),
      rate('WithOneToken', {
        ...{ most: WITH_ONE_TOKEN, seconds: WINDOW_SECONDS, body: 'TooMany' },
        ...{ header: 'authorization', among: below('/api/') },
      }),
      managed('AWSManagedRulesAmazonIpReputationList'),
      managed('AWSManagedRulesCommonRuleSet', { counted: COMMON }),
      managed('AWSManagedRulesKnownBadInputsRuleSet', { counted: BAD_INPUTS }),
    ],
  });
