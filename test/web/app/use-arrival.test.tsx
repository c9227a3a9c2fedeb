import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Link, MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { useArrival } from '#web/app/use-arrival.ts';

const { focus } = HTMLElement.prototype;
beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  // As in a browser: what is hidden takes no focus.
  vi.spyOn(HTMLElement.prototype, 'focus').mockImplementation(function (this: HTMLElement, options) {
    if (!this.closest('[style*="display: none"]')) focus.call(this, options);
  });
});

let show: () => void;

/** Two pages; what the second one shows is hidden until all of it has come. */
function Pages() {
  useArrival();
  const { pathname } = useLocation();
  const [isHidden, setHidden] = useState(true);
  show = () => setHidden(false);
  if (pathname === '/first') return <Link to="/second">On</Link>;
  return (
    <div style={isHidden ? { display: 'none' } : {}}>
      <h1>Second</h1>
    </div>
  );
}

test('the focus goes to the title of a page once that can be seen', async () => {
  render(
    <MemoryRouter initialEntries={['/first']}>
      <Pages />
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByText('On'));
  await waitFor(() => expect(document.title).toBe('Second · Furrow'));
  expect(document.activeElement).toBe(document.body);

  act(() => show());

  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
});
