import { expect, test } from 'vitest';
import { agentOf } from '../../../functions/push/agent.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  ['Chrome', 'Android', `Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/138.0.0.0 Mobile Safari/537.36`],
  [
    'Samsung Internet',
    'Android',
    `Mozilla/5.0 (Linux; Android 10; K) ${webkit} SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36`,
  ],
  ['Opera', 'Android', `Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/138.0 Safari/537.36 OPR/89.0`],
  [
    'Edge',
    'Windows',
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/138.0.0.0 Safari/537.36 Edg/138.0.0.0`,
  ],
  ['Firefox', 'Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'],
  [
    'Safari',
    'iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  ],
  [
    'Safari',
    'Mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
  ],
  ['Chrome', 'ChromeOS', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/138.0.0.0 Safari/537.36`],
  [undefined, undefined, ''],
  [undefined, undefined, 'a tractor'],
])('a member knows it by %s on %s', (browser, system, agent) => {
  expect(agentOf(agent)).toEqual({ browser, system });
});
