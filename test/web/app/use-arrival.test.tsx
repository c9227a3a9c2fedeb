import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Link, MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { useArrival } from '#web/app/use-arrival.ts';

const { focus } = HTMLElement.prototype;
beforeEach(() => {
  // As in a browser: what is hidden takes no focus.
  vi.spyOn(HTMLElement.prototype, 'focus').mockImplementation(function (this: HTMLElement, options) {
    if (!this.closest('[style*="display: none"]')) focus.call(this, options);
  });
});

let show: () => void;
let come: () => void;

/** Two pages; the first stays until the second has come, and what that one shows is hidden until all of it has. */
function Pages() {
  useArrival();
  const { pathname } = useLocation();
  const [isHidden, setHidden] = useState(true);
  const [hasCome, setCome] = useState(false);
  show = () => setHidden(false);
  come = () => setCome(true);
  if (!hasCome)
    return (
      <main>
        <h1>First</h1>
        {pathname === '/first' && <Link to="/second">On</Link>}
      </main>
    );
  return (
    <div style={isHidden ? { display: 'none' } : {}}>
      <h1>Second</h1>
    </div>
  );
}

const focused = () => document.querySelector('h1:focus')?.textContent;

test.each([
  ['a link', () => screen.getByText('On')],
  ['the title before it', () => screen.getByText('First')],
])('the focus goes from %s to the title of a page once that can be seen', async (_, from) => {
  render(
    <MemoryRouter initialEntries={['/first']}>
      <Pages />
    </MemoryRouter>,
  );
  from().tabIndex = -1;
  from().focus();
  fireEvent.click(screen.getByText('On'));
  await waitFor(() => expect(focused()).toBe('First'));
  act(() => come());
  await waitFor(() => expect(document.title).toBe('Second · Furrow'));
  expect(focused()).toBeUndefined();

  act(() => show());

  await waitFor(() => expect(focused()).toBe('Second'));
});

test('what a page offers first keeps the focus that it took itself', async () => {
  const Offers = () => {
    useArrival();
    const { pathname } = useLocation();
    return (
      <main id="main">
        <h1>{pathname}</h1>
        <Link to="/second">On</Link>
        {pathname === '/second' && (
          <a href="#next" data-arrival="" ref={(link) => link?.focus()}>
            Next
          </a>
        )}
      </main>
    );
  };
  render(
    <MemoryRouter initialEntries={['/first']}>
      <Offers />
    </MemoryRouter>,
  );

  fireEvent.click(screen.getByText('On'));

  await waitFor(() => expect(document.title).toBe('/second · Furrow'));
  expect(document.activeElement?.textContent).toBe('Next');
});
