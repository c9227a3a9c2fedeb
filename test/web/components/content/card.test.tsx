import { render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { Card } from '#web/components/content/card.tsx';
import { Meta } from '#web/components/content/meta.tsx';

const show = (ui: ReactNode) => render(<MemoryRouter>{ui}</MemoryRouter>);

test('a card is an article with its title as the link, what it is, and what one can do', () => {
  show(
    <Card
      title="Night lambing"
      to="/groups/1"
      cover={{ fallback: '/cover.svg', width: 800, height: 450 }}
      meta={
        <Meta>
          <span>Farmers</span>
        </Meta>
      }
      text="We watch over them in turns."
      actions={<button type="button">Join community</button>}
    />,
  );

  const card = within(screen.getByRole('article'));
  expect(card.getByRole('heading', { name: 'Night lambing' })).toBeTruthy();
  expect(card.getByRole('link', { name: 'Night lambing' })).toHaveProperty('pathname', '/groups/1');
  expect(card.getByRole('button', { name: 'Join community' })).toBeTruthy();
  expect(card.getByText('Farmers')).toBeTruthy();
  expect(card.getByText('We watch over them in turns.').className).toContain('clamp');
  // It has its size before it has loaded, and says nothing that the title does not.
  const cover = card.getByRole('presentation');
  expect([cover.getAttribute('width'), cover.getAttribute('height')]).toEqual(['800', '450']);
});

test('a card that leads nowhere has a title without a link', () => {
  show(<Card title="Night lambing" />);

  expect(screen.queryByRole('link')).toBeNull();
});
