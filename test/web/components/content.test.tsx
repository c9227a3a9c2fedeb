import { fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { CONTENT_HOST, renderAt, serve, startSite } from '#test/web.tsx';
import { Avatar, initialsOf } from '#web/components/content/avatar.tsx';
import { Badge } from '#web/components/content/badge.tsx';
import { Card } from '#web/components/content/card.tsx';
import { Paragraphs } from '#web/components/content/linked-text.tsx';
import { Meta } from '#web/components/content/meta.tsx';
import { Picture } from '#web/components/content/picture.tsx';
import { Stars } from '#web/components/content/stars.tsx';

describe('an avatar', () => {
  beforeEach(async () => {
    serve({});
    await startSite();
  });

  const drawn = (within: Element | null | undefined) =>
    within?.querySelector('[data-initials]')?.getAttribute('data-initials');

  const shown = () => screen.getByRole('img', { name: 'Picture of Ada' });

  test.each([
    ['Ada Field', 'AF'],
    ['ada', 'A'],
    ['  maria  del   campo ', 'MC'],
    ['Élodie “Lo” Ünal', 'ÉÜ'],
    ['E\u0301lodie', 'É'],
    ['王 伟', '王伟'],
    ['𠮷田 健', '𠮷健'],
    ['ßen', 'S'],
    ['(3) hens!', '3H'],
    ['anonymous', ''],
    ['!?', ''],
    ['', ''],
  ])('takes from %j the initials %j', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });

  test('is the initials of a member without a picture, on the same ground each time, and no picture for readers', () => {
    const { container, rerender } = render(<Avatar id="ada" name="Ada Field" size="lg" />);
    const [first] = [container.firstElementChild];

    expect([drawn(first), container.textContent]).toEqual(['AF', '']);
    expect(first?.getAttribute('aria-hidden')).toBe('true');
    expect(first?.className).toMatch(/^avatar avatar-lg initials initials-[0-3]$/);
    const before = first?.className;
    rerender(<Avatar id="ada" name="Ada Meadow" size="lg" />);
    expect([container.firstElementChild?.className, drawn(container)]).toEqual([before, 'AM']);
    expect(container.querySelector('img')).toBeNull();
  });

  test('is a field without a name, always the same one, and its ground where that does not load', () => {
    const { container, rerender } = render(<Avatar id="ada" name="anonymous" />);
    const field = () => container.querySelector('img')?.getAttribute('src');
    const first = field();
    expect([first, drawn(container)]).toEqual([expect.stringMatching(/#parcel-[1-8]$/), undefined]);

    rerender(<Avatar id="ada" name="" size="lg" />);
    expect(field()).toBe(first);

    fireEvent.error(container.querySelector('img') as Element);
    expect(container.firstElementChild?.className).toMatch(/ initials initials-[0-3]$/);
  });

  test('is an empty place while the name is on its way', () => {
    const { container } = render(<Avatar id="ada" name={undefined} />);

    expect([drawn(container), container.querySelector('img')]).toEqual([undefined, null]);
  });

  test('is the picture by its name, and the initials while that does not load', () => {
    const { rerender } = render(<Avatar id="ada" name="Ada" file="ada 1.png" alt="Picture of Ada" />);
    expect(shown().getAttribute('src')).toBe(`${CONTENT_HOST}/attachments/ada%201.png`);

    fireEvent.error(shown());

    expect(drawn(shown())).toBe('A');
    rerender(<Avatar id="ada" name="Ada" file="ada 2.png" alt="Picture of Ada" />);
    expect(shown().getAttribute('src')).toBe(`${CONTENT_HOST}/attachments/ada%202.png`);
  });
});

test('a card is an article with its title as the link, what it is, and what one can do', () => {
  renderAt(
    '/groups',
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
  renderAt('/groups', <Card title="Night lambing" />);

  expect(screen.queryByRole('link')).toBeNull();
});

test.each(['plain', 'primary', 'accent', 'success', 'danger', 'info'] as const)(
  'a badge can be %s',
  (tone) => {
    render(<Badge tone={tone}>Live</Badge>);

    expect(screen.getByText('Live').className).toBe(`badge badge-${tone}`);
  },
);

test('blank lines part paragraphs, and each begins on the side of its own language', () => {
  const { container } = render(
    <Paragraphs>{'We sow early.\nIn rows.\n\n  \nאנחנו זורעים מוקדם.'}</Paragraphs>,
  );

  expect([...container.querySelectorAll('p')].map(({ dir, textContent }) => [dir, textContent])).toEqual([
    ['auto', 'We sow early.\nIn rows.'],
    ['auto', 'אנחנו זורעים מוקדם.'],
  ]);
});

describe('a picture', () => {
  const sizes = { width: 8, height: 6 };

  test('is the drawing once it turns out not to load', () => {
    render(<Picture src="/a.png" fallback="/drawing.svg" alt="Field" {...sizes} />);
    const picture = screen.getByRole('img', { name: 'Field' });
    expect(picture.getAttribute('src')).toBe('/a.png');

    fireEvent.error(picture);

    expect(picture.getAttribute('src')).toBe('/drawing.svg');
  });

  test('is the drawing where there is none', () => {
    render(<Picture src={undefined} fallback="/drawing.svg" alt="Field" {...sizes} />);

    expect(screen.getByRole('img').getAttribute('src')).toBe('/drawing.svg');
  });
});

test.each([
  [4.2, 12, '4.2 of 5 stars, from 12 learners', [24, 24, 24, 24, expect.closeTo(4.8)]],
  [0, 0, 'No stars yet', [0, 0, 0, 0, 0]],
])('a mean of %d fills as much of the stars, and says so', (value, count, said, filled) => {
  render(<Stars value={value} count={count} />);

  const stars = [...screen.getByRole('img', { name: said }).children];
  const widths = stars.map((star) => Number(star.querySelector('.star-full')?.getAttribute('width') ?? 0));
  expect(widths).toEqual(filled);
});
