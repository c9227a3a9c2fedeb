import { fileURLToPath } from 'node:url';
import * as cloudfront from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';

/** A CloudFront function of this folder, run at each viewer request or viewer response. */
export function edgeFunction(
  scope: Construct,
  id: string,
  file: 'spa-fallback' | 'download',
  eventType: cloudfront.FunctionEventType,
): cloudfront.FunctionAssociation {
  const filePath = fileURLToPath(new URL(`./${file}.js`, import.meta.url));
  return {
    eventType,
    function: new cloudfront.Function(scope, id, {
      code: cloudfront.FunctionCode.fromFile({ filePath }),
      runtime: cloudfront.FunctionRuntime.JS_2_0,
    }),
  };
}
