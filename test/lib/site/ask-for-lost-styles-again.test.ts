import { expect, test } from 'vitest';
import { askForLostStylesAgain } from '#lib/site/ask-for-lost-styles-again.ts';

test('the build fails where the preload helper is no longer what is mended', () => {
  const { transform } = askForLostStylesAgain();
  const handler = (transform as { handler: (this: unknown, code: string) => unknown }).handler;
  const context = {
    error: (message: string) => {
      throw new Error(message);
    },
  };

  expect(() => handler.call(context, 'export const preload = () => {}')).toThrow(
    'The preload helper does not hold once',
  );
});
