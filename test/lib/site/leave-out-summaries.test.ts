import { expect, test } from 'vitest';
import { withoutThem } from '#lib/site/leave-out-summaries.ts';

test('a row is left without its summary and what servers go by; anything else keeps what it has', () => {
  const code = `const plain = {
  nouns: 'posts',
  files: ['img'] as const,
};

export const addPost = route({
  method: 'POST',
  summary:
    "Adds one's post.",
  files: ['img'],
  status: 201, // A creation.
  body: 'multipart',
});
`;

  expect(withoutThem(code)).toBe(`const plain = {
  nouns: 'posts',
  files: ['img'] as const,
};

export const addPost = route({
  method: 'POST',
  body: 'multipart',
});
`);
});
