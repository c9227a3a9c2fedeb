import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Rating } from '#web/components/amplify/rating.ts';
import { Table, TableBody, TableCell, TableHead, TableRow } from '#web/components/amplify/table.ts';

test('a rating tells readers its mean, and draws a part of a star for a part', () => {
  const { container } = render(<Rating value={3.5} />);

  expect(container.textContent).toBe('3.5 out of 5 rating');
  expect(container.querySelectorAll('.amplify-rating__icon--filled')).toHaveLength(4);
  expect(container.querySelector<HTMLElement>('.amplify-rating__icon--filled[style]')?.style.width).toBe(
    '50%',
  );
});

test('a table has heads for its columns and its rows', () => {
  render(
    <Table aria-label="Breeds">
      <TableHead>
        <TableRow>
          <TableCell as="th" scope="col">
            Name
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        <TableRow>
          <TableCell as="th" scope="row">
            Jersey
          </TableCell>
        </TableRow>
      </TableBody>
    </Table>,
  );

  const table = within(screen.getByRole('table', { name: 'Breeds' }));
  expect(table.getByRole('columnheader', { name: 'Name' })).toBeTruthy();
  expect(table.getByRole('rowheader', { name: 'Jersey' })).toBeTruthy();
});

test('Amplify UI writes no style element, which the content-security policy would refuse', () => {
  const before = document.querySelectorAll('style').length;
  render(<Rating value={2} />);

  expect(document.querySelectorAll('style')).toHaveLength(before);
});
