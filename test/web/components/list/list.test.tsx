import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { List, ListRow } from '#web/components/list/list.tsx';

test('a list has a name and rows; a row with an address is a link beside what one can do', () => {
  render(
    <MemoryRouter>
      <List label="Members">
        <ListRow title="Wanjiru Kamau" to="/members/1">
          <button type="button">Follow</button>
        </ListRow>
        <ListRow title="Samuel Mensah" />
      </List>
    </MemoryRouter>,
  );

  const rows = within(screen.getByRole('list', { name: 'Members' })).getAllByRole('listitem');
  expect(rows).toHaveLength(2);
  expect(within(rows[0] as HTMLElement).getByRole('link').textContent).toBe('Wanjiru Kamau');
  expect(within(rows[0] as HTMLElement).getByRole('button')).toBeTruthy();
  expect(within(rows[1] as HTMLElement).queryByRole('link')).toBeNull();
});
