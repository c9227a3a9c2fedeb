import { expect, test } from 'vitest';
import { Router } from '#lib/local/gateway/router.ts';

const router = new Router<string>();
for (const path of ['/api/users', '/api/users/{id}', '/api/users/token', '/api/{kind}/token/{part}']) {
  router.add('GET', path, path);
}
router.add('DELETE', '/api/users/{id}', 'delete');

test.each([
  ['/api/users', '/api/users'],
  ['/api/users/token', '/api/users/token'],
  ['/api/users/tokens', '/api/users/{id}'],
  ['/api/users/token/1', '/api/{kind}/token/{part}'],
])('%s is served by %s', (path, route) => {
  expect(router.find('GET', path)?.value).toBe(route);
});

test.each(['/', '/api', '/api/users/', '/api//users', '/api/users/1/2', '/API/users', '/api/users/%zz'])(
  '%s is served by nothing',
  (path) => {
    expect(router.find('GET', path)).toBeUndefined();
  },
);

test('a method that a path does not have is served by nothing', () => {
  expect(router.find('POST', '/api/users')).toBeUndefined();
  expect(router.find('DELETE', '/api/users/token')?.value).toBe('delete');
});

test('parameters are decoded', () => {
  expect(router.find('GET', '/api/users/M%C3%BCller%20%2F%20Co')?.parameters).toEqual({ id: 'Müller / Co' });
});

test('two routes cannot share an address', () => {
  expect(() => router.add('GET', '/api/users/{name}', 'again')).toThrow('two routes share');
});
