import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Badge } from '#web/components/content/badge.tsx';

test.each(['plain', 'primary', 'accent', 'success', 'danger', 'info'] as const)(
  'a badge can be %s',
  (tone) => {
    render(<Badge tone={tone}>Live</Badge>);

    expect(screen.getByText('Live').className).toBe(`badge badge-${tone}`);
  },
);
