import { expect } from 'vitest';
import { apiHeaders } from '#lib/security-headers.ts';
import type { ParityRow } from './row.ts';
import type { Answered } from './send.ts';

/** Asserts that a row was answered as it says: status, envelope, and the headers that matter. */
export function expectAnswer(row: ParityRow, answered: Answered): void {
  const { status, reply, code, fields = [], headers } = row.expected;
  expect([status].flat(), answered.text.slice(0, 500)).toContain(answered.status);

  const body = parsed(answered.text);
  if (reply === 'empty') expect(answered.text).toBe('');
  else if (reply === 'page') expect(answered.text).toMatch(/^<!doctype html>.*<div id="root">/s);
  else if (reply === 'refused') expect(answered.text).not.toMatch(/"(data|id|results)"|<div id="root">/);
  else expect(Object.keys(body).toSorted()).toEqual(reply.toSorted());
  expect(Object.keys(Object(body['fields'])).toSorted()).toEqual(fields.toSorted());
  if (code) expect(body).toMatchObject({ code, error: body['message'] });

  for (const [name, value] of Object.entries({ ...alwaysSent(row, answered), ...headers })) {
    if (value === null) expect([name, answered.headers[name]]).toEqual([name, undefined]);
    else if (typeof value === 'string') expect([name, answered.headers[name]]).toEqual([name, value]);
    else expect([name, answered.headers[name]]).toEqual([name, expect.stringMatching(value)]);
  }
}

function alwaysSent({ expected }: ParityRow, { isSecure }: Answered): Record<string, string | RegExp> {
  return {
    ...(Array.isArray(expected.reply) && { ...apiHeaders, 'content-type': /^application\/json/ }),
    ...(isSecure && expected.reply !== 'refused' && { 'strict-transport-security': /^max-age=\d{8}/ }),
  };
}

function parsed(text: string): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}
