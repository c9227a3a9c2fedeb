import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { route } from '#contract/route.ts';

const row = { method: 'GET', path: '/api/things', summary: '', access: 'member', table: 'read' } as const;

test('a row makes its schemas when they are first asked for, and once', () => {
  const [input, output] = [vi.fn(() => z.object({ id: z.string() })), vi.fn(() => z.string())];
  const things = route({ ...row, input, output });
  expect(input).not.toHaveBeenCalled();

  const twice = [things.input, things.input];

  expect(twice[0]).toBe(twice[1]);
  expect(input).toHaveBeenCalledOnce();
  expect(output).not.toHaveBeenCalled();
});

test.each([
  ['GET', 'read'],
  ['POST', 'write'],
  ['PUT', 'write'],
  ['DELETE', 'write'],
] as const)('a %s is for members and may %s, where the row does not say otherwise', (method, table) => {
  const plain = {
    method,
    path: row.path,
    summary: '',
    input: () => z.object({}),
    output: () => z.object({}),
  };

  expect(route(plain)).toMatchObject({ access: 'member', table });
  expect(route({ ...plain, access: 'admin', table: 'none' })).toMatchObject({
    access: 'admin',
    table: 'none',
  });
});

test('a row has a form only where one is written down, and is what it was written as', () => {
  const form = z.object({});
  const schemas = { input: () => z.object({}), output: () => z.object({}) };

  expect(route({ ...row, ...schemas })).toMatchObject(row);
  expect('form' in route({ ...row, ...schemas })).toBe(false);
  expect(route({ ...row, ...schemas, form: () => form }).form).toBe(form);
});
