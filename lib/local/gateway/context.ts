import type { Context } from 'aws-lambda';

const region = 'us-east-1';
const noop = () => undefined;

/** The context that Lambda passes with the event. `deadline` in epoch milliseconds. */
export function contextFor(name: string, awsRequestId: string, deadline: number): Context {
  return {
    awsRequestId,
    functionName: name,
    functionVersion: '$LATEST',
    invokedFunctionArn: `arn:aws:lambda:${region}:000000000000:function:${name}`,
    memoryLimitInMB: '1024',
    logGroupName: `/aws/lambda/${name}`,
    logStreamName: 'local',
    callbackWaitsForEmptyEventLoop: true,
    getRemainingTimeInMillis: () => Math.max(0, deadline - Date.now()),
    done: noop,
    fail: noop,
    succeed: noop,
  };
}
