import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Paragraphs } from '#web/components/content/paragraphs.tsx';

test('blank lines part paragraphs, and each begins on the side of its own language', () => {
  const { container } = render(
    <Paragraphs>{'We sow early.\nIn rows.\n\n  \nאנחנו זורעים מוקדם.'}</Paragraphs>,
  );

  expect([...container.querySelectorAll('p')].map(({ dir, textContent }) => [dir, textContent])).toEqual([
    ['auto', 'We sow early.\nIn rows.'],
    ['auto', 'אנחנו זורעים מוקדם.'],
  ]);
});
