import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useNavigate } from 'react-router-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { confirm, heading } from '#test/hands.ts';
import { patiently } from '#test/patiently.ts';
import { screenOf } from '#test/screen-of.tsx';
import { type Answers, CONTENT_HOST, failure, json, noConnection } from '#test/web.tsx';
import { ProfileScreen } from '#web/screens/members/profile-screen.tsx';
import { NewsScreen } from '#web/screens/news/news-screen.tsx';
import { NewsViewScreen } from '#web/screens/news/news-view-screen.tsx';
import { aNews, card, pageOf } from '../../features/news/a-news.ts';

const LIST = 'GET /api/news/community/3';
const SEARCH = 'GET /api/news/community/3/search';
const CATEGORIES = 'GET /api/courses/categories';
const one = (id: string) => `GET /api/news/${id}/community/3`;

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

function Browser() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate(-1)}>
      Browser: back
    </button>
  );
}

const screens = screenOf(
  { '/news': <NewsScreen />, '/news/:id': <NewsViewScreen />, '/profile/:id': <ProfileScreen /> },
  '/news',
  { beside: <Browser /> },
);
async function show(path: string, answers: Answers) {
  const asked = await screens.show(answers, path);
  return (...to: string[]) => asked.filter((each) => to.includes(each.to));
}

const press = async (role: 'link' | 'button', name: string) =>
  userEvent.click(await screen.findByRole(role, { name }));

describe('back from an article', () => {
  const found = (page: number) => ({ ...pageOf(page, 8, 20), partial: false });
  const answers = {
    [SEARCH]: ({ url }: { url: URL }) => json(found(Number(url.searchParams.get('pageNumber')))),
    [one('n2-3')]: () =>
      json({ ...aNews, id: 'n2-3', title: 'News 2.3', older: { id: 'n9', title: 'Oats' } }),
    [one('n9')]: () => json({ ...aNews, id: 'n9', title: 'Oats' }),
  };

  test.each([
    ['link', 'News'],
    ['button', 'Browser: back'],
  ] as const)(
    'by the %s %s is the same page of what was searched for, and nothing is asked again',
    async (role, name) => {
      const asked = await show('/news?search=rape&page=2', answers);
      await press('link', 'News 2.3');
      await heading('News 2.3');
      const before = asked(SEARCH, CATEGORIES).length;

      await press(role, name);

      expect(screen.getByRole('link', { name: 'News 2.3' })).toBeTruthy();
      expect(screen.queryByText('Loading...')).toBeNull();
      expect(screen.getByRole('link', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page');
      expect((screen.getByRole('searchbox') as HTMLInputElement).value).toBe('rape');
      await screen.findByRole('link', { name: 'News 2.0' });
      expect(asked(SEARCH, CATEGORIES)).toHaveLength(before);
    },
  );

  test('leads to that list also from the article beside it', async () => {
    await show('/news?search=rape&page=2', answers);
    await press('link', 'News 2.3');
    await press('link', 'Older Oats');
    await heading('Oats');

    await press('link', 'News');

    expect(screen.getByRole('link', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page');
  });

  test('asks again for what is kept for long', async () => {
    const asked = await show('/news?search=rape&page=2', answers);
    await press('link', 'News 2.3');
    await heading('News 2.3');
    const later = Date.now() + 11 * 60_000;
    vi.spyOn(Date, 'now').mockReturnValue(later);

    await press('link', 'News');

    expect(screen.getByRole('link', { name: 'News 2.3' })).toBeTruthy();
    await patiently(() => expect(asked(SEARCH)).toHaveLength(2));
  });

  test('asks again after a news was deleted there, and shows the others meanwhile', async () => {
    const five = { ...card, id: 'n5', title: 'Five' };
    let data = [card, five];
    const asked = await show('/news', {
      [LIST]: () => json({ ...pageOf(1, 2), data }),
      [one('n1')]: () => json(aNews),
      'DELETE /api/news/n1/community/3': () => {
        data = [five];
        return json({ id: 'n1' });
      },
    });
    await press('link', card.title);
    await press('button', `Options: ${card.title}`);
    await press('button', 'Delete');
    await confirm('Delete');

    await heading('News');

    expect(screen.getByRole('link', { name: 'Five' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: card.title })).toBeNull();
    await patiently(() => expect(asked(LIST)).toHaveLength(2));
  });

  test('whoever comes to the news otherwise is shown them as they are now', async () => {
    const asked = await show('/news/n1', {
      ...answers,
      [LIST]: () => json(pageOf(1, 1)),
      [one('n1')]: () => json(aNews),
    });
    await press('link', 'News');
    await screen.findByRole('link', { name: 'News 1.0' });
    expect(asked(LIST)).toHaveLength(1);
  });
});

describe('an article', () => {
  test('leads at its end to the newer and the older one, in its own community', async () => {
    const beside = { newer: { id: 'n2', title: 'Wheat' }, older: { id: 'n0', title: 'Oats' } };
    const asked = await show('/news/n1?community=7', {
      'GET /api/news/n1/community/7': () => json({ ...aNews, communityId: '7', ...beside }),
      'GET /api/news/n0/community/7': () =>
        json({ ...aNews, id: 'n0', communityId: '7', title: 'Oats', newer: { id: 'n1', title: card.title } }),
    });
    await heading(card.title);
    const nav = within(screen.getByRole('navigation', { name: 'More news' }));
    expect(nav.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Newer Wheat',
      'Older Oats',
    ]);

    await press('link', 'Older Oats');

    await heading('Oats');
    expect(screen.queryByRole('link', { name: /^Older/ })).toBeNull();
    expect(screen.getByRole('link', { name: `Newer ${card.title}` })).toBeTruthy();
    expect(asked('GET /api/news/n0/community/7')).toHaveLength(1);
  });

  test('leads to the same page of the list also after its author', async () => {
    const profile = { results: { id: 'ben', username: 'ben', communities: 1, visits: 1 } };
    await show('/news?search=rape&page=2', {
      [SEARCH]: () => json({ ...pageOf(2, 8, 20), partial: false }),
      [one('n2-3')]: () =>
        json({ ...aNews, id: 'n2-3', title: 'News 2.3', older: { id: 'n9', title: 'Oats' } }),
      [one('n9')]: () => json({ ...aNews, id: 'n9', title: 'Oats', creator: 'ben', author: 'Ben Hill' }),
      'GET /api/users/profile/ben': () => json(profile),
    });
    await press('link', 'News 2.3');
    await press('link', 'Older Oats');
    await press('link', 'Ben Hill');
    await press('link', 'Back');
    await heading('Oats');

    await press('link', 'News');

    expect(screen.getByRole('link', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page');
  });

  test('of another community is there again after its author', async () => {
    const asked = await show('/news/n1?community=7', {
      'GET /api/news/n1/community/7': () =>
        json({ ...aNews, communityId: '7', creator: 'ben', author: 'Ben Hill' }),
      'GET /api/users/profile/ben': noConnection,
    });
    await press('link', 'Ben Hill');

    await press('link', 'Back');

    await heading(card.title);
    expect(asked(one('n1'))).toEqual([]);
  });

  test('whose author is not there any more leads on to the members', async () => {
    await show('/news/n1', {
      [one('n1')]: () => json({ ...aNews, creator: 'ben', author: 'Ben Hill' }),
      'GET /api/users/profile/ben': () => failure(404, 'user.missing', 'There is no such member.'),
    });
    await press('link', 'Ben Hill');

    const on = await screen.findByRole('link', { name: 'Go to the members' });

    expect(on.getAttribute('href')).toBe('/community-members/valley-growers');
  });

  test.each([
    ['its cover', { cover: { name: 'own.jpg', width: 4, height: 3 } }, 'news/own.jpg'],
    ['its first photo without one', {}, 'img/pots.jpg'],
  ])('is headed by %s', async (_, more, head) => {
    await show('/news/n1', { [one('n1')]: () => json({ ...aNews, ...more }) });
    await heading(card.title);

    const pictures = [...document.querySelectorAll('.article img:not(.avatar)')].map((img) =>
      img.getAttribute('src'),
    );

    expect(pictures).toEqual([`${CONTENT_HOST}/${head}`, `${CONTENT_HOST}/img/pots.jpg`]);
  });

  test('that begins with its first photo shows that once, and at once', async () => {
    const { rich_text: blocks } = aNews;
    const photos = blocks.photos.map((photo) => ({ ...photo, order: 1 }));
    const texts = blocks.texts.map((text) => ({ ...text, order: 2 }));
    await show('/news/n1', {
      [one('n1')]: () => json({ ...aNews, rich_text: { ...blocks, photos, texts } }),
    });
    await heading(card.title);

    const pictures = [...document.querySelectorAll('.article img:not(.avatar)')];

    expect(pictures.map((img) => [img.getAttribute('src'), img.getAttribute('loading')])).toEqual([
      [`${CONTENT_HOST}/img/pots.jpg`, null],
    ]);
  });
});

test('a card without a cover shows the first photo', async () => {
  const photo = { name: 'pots.jpg', width: 800, height: 600 };
  const cover = { name: 'own.jpg', width: 4, height: 3 };
  const data = [
    { ...card, photo },
    { ...card, id: 'n2', title: 'Two', photo, cover },
  ];
  await show('/news', { [LIST]: () => json({ ...pageOf(1, 2), data }) });
  await screen.findByRole('link', { name: 'Two' });

  const covers = [...document.querySelectorAll('img.cover')].map((img) => img.getAttribute('src'));

  expect(covers).toEqual([`${CONTENT_HOST}/img/pots.jpg`, `${CONTENT_HOST}/news/own.jpg`]);
});

describe('Share', () => {
  const url = `${window.location.origin}/news/n1?community=3`;
  const give = (share: (data: ShareData) => Promise<void>) =>
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  const share = async () => {
    await show('/news/n1', { [one('n1')]: () => json(aNews) });
    const user = userEvent.setup();
    const write = vi.spyOn(navigator.clipboard, 'writeText');
    return { write, press: async () => user.click(await screen.findByRole('button', { name: 'Share' })) };
  };

  test('hands title and address to the phone', async () => {
    const taken = vi.fn(async () => {});
    give(taken);
    const { press, write } = await share();

    await press();

    expect(taken).toHaveBeenCalledExactlyOnceWith({ title: card.title, url });
    expect(write).not.toHaveBeenCalled();
  });

  test('says nothing to whoever thinks better of it', async () => {
    give(() => Promise.reject(new DOMException('', 'AbortError')));
    const { press, write } = await share();

    await press();

    expect(write).not.toHaveBeenCalled();
    expect(screen.queryByText('Link copied')).toBeNull();
  });

  test('shows the address where it cannot be copied either', async () => {
    const { press, write } = await share();
    write.mockRejectedValue(new DOMException('', 'NotAllowedError'));

    await press();

    const field = await screen.findByRole('textbox', { name: 'Link to this news, to be copied' });
    expect((field as HTMLInputElement).value).toBe(url);
  });

  test.each([
    ['there is none', () => {}],
    ['it refuses', () => give(() => Promise.reject(new DOMException('', 'NotAllowedError')))],
  ])('copies the address where %s', async (_, prepare) => {
    prepare();
    const { press, write } = await share();

    await press();

    expect(await screen.findByText('Link copied')).toBeTruthy();
    expect(write).toHaveBeenCalledExactlyOnceWith(url);
  });
});
