import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { copyNotKept, fillDevice } from '#test/full-device.ts';
import { follow, press, type } from '#test/hands.ts';
import { failure, isAt, noConnection } from '#test/web.tsx';
import { Toasts } from '#web/components/overlay/toast.tsx';
import { readDraft } from '#web/features/news/writing/drafts.ts';
import { getOutbox } from '#web/parts/sync/queue/store.ts';
import { aPicture, aVideo } from '../../parts/editor/an-api.ts';
import { newsEditor } from './a-news-editor.tsx';

/** Those of the test before: its screen went with what was written there. */
beforeEach(() => {
  render(<Toasts />);
  for (const button of screen.queryAllByRole('button', { name: 'Close' })) fireEvent.click(button);
  cleanup();
});

const { open, editor } = newsEditor({ beside: <Link to="/library">Library</Link> });

const write = (text: string) => type('Description', text);
const bar = () => within(screen.getByRole('region', { name: 'Publish' }));

describe('a new piece', () => {
  test('begins with an empty text and the cursor in its description, named by place and kind', async () => {
    await open();

    expect(screen.getByRole('heading', { level: 2, name: '1 · Text' })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Description'));
  });

  test('its way back opens in another tab for whoever asks for that, and this one stays', async () => {
    await open();
    await write('The rye is white.');

    const isLeftToBrowser = fireEvent.click(screen.getByRole('link', { name: 'News' }), { ctrlKey: true });

    expect(isLeftToBrowser).toBe(true);
    expect(screen.getByLabelText('Description')).toHaveProperty('value', 'The rye is white.');
  });

  test('its untouched text is not sent, and nothing to lose', async () => {
    const { sent } = await open();
    await userEvent.upload(screen.getByLabelText('Add photo'), aPicture());
    await screen.findByRole('heading', { name: '2 · Photo' });

    await press('Publish');

    await isAt('/news/id1');
    expect(sent.map(({ to }) => to)).not.toContain('POST /api/texts/add');
    expect(sent.find(({ to }) => to === 'POST /api/photos/add')?.order).toBe(1);
  });

  test('is published once however quickly one taps twice', async () => {
    const { sent } = await open();
    await write('White grass.');
    const publish = screen.getByRole('button', { name: 'Publish' });

    fireEvent.click(publish);
    fireEvent.click(publish);

    await isAt('/news/id1');
    expect(sent.filter(({ to }) => to.startsWith('POST /api/news/add'))).toHaveLength(1);
    await waitFor(() => expect(getOutbox().entries).toHaveLength(1));
  });

  test('that was begun before goes on where it is, without a text of its own', async () => {
    await open();
    await write('White grass.');
    await type(/^Heading/, 'Night');
    cleanup();

    editor();

    expect(await screen.findByLabelText('Description')).toHaveProperty('value', 'White grass.');
    expect(screen.getByLabelText(/^Heading/)).toHaveProperty('value', 'Night');
    expect(document.activeElement).not.toBe(screen.getByLabelText('Description'));
  });
});

describe('the bar', () => {
  test('says when it was kept, a second after the last letter', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date(2026, 10, 21, 14, 31, 59, 500) });
    try {
      await open();
      expect(bar().getByRole('status').textContent).toBe('');

      await userEvent
        .setup({ advanceTimers: vi.advanceTimersByTime })
        .type(screen.getByLabelText('Description'), 'White');
      await act(() => vi.advanceTimersByTimeAsync(1000));

      expect(bar().getByRole('status').textContent).toBe('Kept on this phone, 14:32');
    } finally {
      vi.useRealTimers();
    }
  });

  test('says once what the device does not keep, and copies it', async () => {
    await open({ before: () => noConnection() });
    fillDevice();
    await write('White grass.');

    expect(await copyNotKept()).toBe('Frost\n\nNature\n\nWhite grass.');
    await press('Publish');
    await screen.findByText('There is no connection right now.');

    expect(await copyNotKept()).toBe('Frost\n\nNature\n\nWhite grass.');
    expect(bar().getByText(/^Not kept/)).toBeTruthy();
  });

  test('names a file that a reload would lose', async () => {
    await open();
    vi.stubGlobal('indexedDB', undefined);

    await userEvent.upload(screen.getByLabelText('Add photo'), aPicture('hail.png'));

    expect(await bar().findByText('Not kept: “hail.png”. Leave this page open')).toBeTruthy();
  });
});

describe('going elsewhere', () => {
  const said = 'Your draft is kept. ‘Continue writing’ is on News.';

  test.each([
    ['by the link to News', () => follow('News'), '/news'],
    ['by any other link', () => follow('Library'), '/library'],
    ['by Cancel', () => press('Cancel'), '/news'],
  ])('%s says that the draft is kept', async (_, leave, address) => {
    await open();
    await write('White grass.');

    await leave();

    await isAt(address);
    expect(await screen.findByText(said)).toBeTruthy();
    expect(readDraft('ada')?.blocks).toHaveLength(1);
  });

  test('says nothing where nothing was written, or all of it is saved', async () => {
    await open();
    await follow('News');
    await isAt('/news');
    expect(screen.queryByText(said)).toBeNull();
    cleanup();

    await open();
    await write('White grass.');
    await press('Publish');

    await isAt('/news/id1');
    expect(screen.queryByText(said)).toBeNull();
  });
});

describe('what keeps it from being saved stands above its first part', () => {
  const isAboveBlocks = (box: HTMLElement) =>
    box.compareDocumentPosition(screen.getByRole('heading', { name: '1 · Text' })) ===
    Node.DOCUMENT_POSITION_FOLLOWING;

  test('in red where a field has to be mended, which has the focus, and nothing is sent', async () => {
    const { sent } = await open();
    await press('Add video');

    await press('Publish');

    const box = await screen.findByText('Something is missing. Please look at the marked fields.');
    expect(isAboveBlocks(box)).toBe(true);
    // Readers hear it once.
    const alerts = screen.getAllByRole('alert').filter((alert) => alert.contains(box));
    expect(alerts).toHaveLength(1);
    expect(box.closest('.alert-waiting')).toBeNull();
    expect(screen.getByText('Please enter a video Link or Video File')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Video link')));
    expect(sent).toEqual([]);
    expect(bar().getByRole('button', { name: 'Publish' })).toBeTruthy();
  });

  test('once, however often it is tried again without a connection', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await open({ before: () => noConnection() });
    await write('White grass.');
    await press('Publish');
    const said = await screen.findByText(/^There is no connection right now/);

    await waitFor(() => expect(getOutbox().entries?.[0]?.misses).toBeGreaterThan(2));

    expect(screen.getByText(/^There is no connection right now/)).toBe(said);
  });

  test('in the words of other forms where it waits for a connection', async () => {
    await open({ before: () => noConnection() });
    await write('White grass.');

    await press('Publish');

    const box = await screen.findByText(
      'There is no connection right now. This is kept on this phone and goes out by itself.',
    );
    expect(isAboveBlocks(box)).toBe(true);
    expect(box.closest('.alert-waiting')).toBeTruthy();
  });

  test('in the server’s words where it was refused', async () => {
    await open({ before: () => failure(400, 'input.invalid', 'Too long') });
    await write('White grass.');

    await press('Publish');

    expect((await screen.findByText('Too long')).closest('.alert-waiting')).toBeNull();
  });
});

describe('the preview', () => {
  test('shows it as readers will see it, with files of this device, and leads back to where one was', async () => {
    await open();
    await write('White grass.');
    await userEvent.upload(screen.getByLabelText('Add photo'), aPicture());
    await press('Add video');
    await type('Video link', 'https://video.example/frost');

    await press('Preview');

    const article = within(await screen.findByRole('article'));
    expect(article.getByRole('heading', { level: 1, name: 'Frost' })).toBeTruthy();
    expect(article.getByText('White grass.')).toBeTruthy();
    expect(article.getByRole('img', { name: 'Photo: Frost' }).getAttribute('src')).toBe('blob:picture');
    expect(article.getByRole('link', { name: /video\.example/ }).getAttribute('href')).toBe(
      'https://video.example/frost',
    );
    expect(screen.queryByRole('textbox')).toBeNull();

    await press('Back to writing');

    expect(screen.queryByRole('article')).toBeNull();
    expect(screen.getByLabelText('Description')).toHaveProperty('value', 'White grass.');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Preview' }));
  });

  test('publishes from there, or goes back to what has to be mended', async () => {
    await open();
    await press('Add video');
    await press('Preview');
    await screen.findByRole('article');

    await press('Publish');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Video link')));
    await type('Video link', 'https://video.example/frost');
    await press('Preview');
    await screen.findByRole('article');
    await press('Publish');

    await isAt('/news/id1');
  });

  test('publishing from there leaves the focus on its button where it has to wait', async () => {
    await open({ before: () => noConnection() });
    await write('White grass.');
    await press('Preview');
    await screen.findByRole('article');

    await press('Publish');

    await screen.findByText(/goes out by itself/);
    expect(document.activeElement).toBe(bar().getByRole('button', { name: 'Try again' }));
  });
});

describe('a video on the web', () => {
  const card = () => screen.queryByRole('link', { name: /video\.example/ });
  async function link(address: string) {
    await open();
    await press('Add video');
    expect(document.activeElement).toBe(screen.getByLabelText('Video link'));
    if (address) await type('Video link', address);
  }

  test('becomes its card once one goes on, and its address can be changed', async () => {
    await link('https://video.example/frost');
    expect(card()).toBeNull();

    await userEvent.tab();

    expect(card()?.getAttribute('href')).toBe('https://video.example/frost');
    expect(screen.queryByLabelText('Video link')).toBeNull();
    await press('Change link');
    expect(document.activeElement).toBe(screen.getByLabelText('Video link'));
  });

  test('moves nothing from under the finger that presses something else', async () => {
    await link('https://video.example/frost');

    const user = userEvent.setup();
    await user.pointer({ target: screen.getByLabelText('Title (optional)'), keys: '[MouseLeft>]' });
    expect(card()).toBeNull();
    await user.pointer({ keys: '[/MouseLeft]' });

    expect(card()).toBeTruthy();
  });

  test('stays a field for whoever looked at another window and types on', async () => {
    await link('');
    const field = screen.getByLabelText('Video link');
    // A window that is left takes the focus along, and brings it back.
    fireEvent.blur(field);
    fireEvent.focus(field);

    await userEvent.keyboard('https://video.example/frost');

    expect(screen.getByLabelText('Video link')).toHaveProperty('value', 'https://video.example/frost');
    await userEvent.tab();
    expect(card()).toBeTruthy();
  });

  test('stays a field while it is no address on the web', async () => {
    await link('video.example');

    await userEvent.tab();

    expect(screen.getByLabelText('Video link')).toHaveProperty('value', 'video.example');
  });
});

describe('pictures that are pasted or dropped', () => {
  const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  const dragged = (...files: File[]) => ({ dataTransfer: { types: ['Files'], files }, clientY: 0 });
  const pasted = (files: File[], text = '') => ({ clipboardData: { files, getData: () => text } });
  /** What hears of them is fetched once the editor stands. */
  async function openDroppable() {
    const api = await open();
    await waitFor(() => expect(fireEvent.dragOver(document.body, dragged())).toBe(false));
    return api;
  }

  test('become parts wherever they are let go: several at once, a video as a video', async () => {
    await openDroppable();
    fireEvent.dragOver(document.body, dragged());
    expect(document.querySelector('.drop-page .drop-place')).toBeTruthy();
    fireEvent.drop(document.body, dragged(aPicture('a.png'), aVideo('sowing.mp4'), aPicture('b.png')));

    await screen.findByRole('heading', { name: '4 · Photo' });
    expect(names()).toEqual(['1 · Text', '2 · Photo', '3 · Video', '4 · Photo']);
    expect(document.querySelector('.drop-page')).toBeNull();
    expect(screen.getByText('4 · Photo is added')).toBeTruthy();
  });

  test('that are no pictures are refused, and do not take the place of the page', async () => {
    await openDroppable();

    const isLeft = fireEvent.drop(document.body, dragged(aPicture('notes.pdf', 'application/pdf')));

    expect(isLeft).toBe(false);
    expect(await screen.findByText('Please choose a picture: png or jpg.')).toBeTruthy();
    expect(names()).toEqual(['1 · Text']);
  });

  test('of which one is refused say so, whatever comes after it', async () => {
    await openDroppable();

    fireEvent.drop(document.body, dragged(aPicture('notes.pdf', 'application/pdf'), aPicture('a.png')));

    await screen.findByRole('heading', { name: '2 · Photo' });
    expect(screen.getByText('Please choose a picture: png or jpg.')).toBeTruthy();
  });

  test('that are still prepared are waited for, one after the other', async () => {
    const { sent } = await openDroppable();
    const ready: ((picture: object) => void)[] = [];
    vi.stubGlobal('createImageBitmap', () => new Promise((resolve) => ready.push(resolve)));
    fireEvent.drop(document.body, dragged(aPicture('a.png')));
    fireEvent.drop(document.body, dragged(aPicture('b.png')));
    await waitFor(() => expect(ready).toHaveLength(1));

    await press('Publish');

    expect(screen.getByText(/^A picture is still being prepared/)).toBeTruthy();
    expect(sent).toEqual([]);
    const picture = { width: 800, height: 600, close() {} };
    ready[0]?.(picture);
    await waitFor(() => expect(ready).toHaveLength(2));
    ready[1]?.(picture);
    await screen.findByRole('heading', { name: '3 · Photo' });
    await press('Publish');
    await isAt('/news/id1');
    expect(sent.filter(({ to }) => to === 'POST /api/photos/add')).toHaveLength(2);
  });

  test('out of this very page are not added again', async () => {
    await openDroppable();

    fireEvent.dragStart(document.body);
    fireEvent.drop(document.body, dragged(aPicture('a.png')));
    fireEvent.dragEnd(document.body);
    fireEvent.drop(document.body, dragged(aVideo('sowing.mp4')));

    await screen.findByRole('heading', { name: '2 · Video' });
    expect(names()).toEqual(['1 · Text', '2 · Video']);
  });

  test('stand behind what one writes in when they are pasted there', async () => {
    await openDroppable();
    await press('Add text');
    screen.getAllByLabelText('Description')[0]?.focus();

    fireEvent.paste(document.activeElement as Element, pasted([aPicture()]));

    await screen.findByRole('heading', { name: '2 · Photo' });
    expect(names()).toEqual(['1 · Text', '2 · Photo', '3 · Text']);
  });

  test('stay the text that they also are, in a field', async () => {
    await openDroppable();

    const isLeft = fireEvent.paste(screen.getByLabelText('Description'), pasted([aPicture()], 'Rye 4.2 t'));

    expect(isLeft).toBe(true);
    expect(names()).toEqual(['1 · Text']);
  });

  test('are not taken while one looks at the preview', async () => {
    await openDroppable();
    await press('Preview');
    await screen.findByRole('article');

    const isLeft = fireEvent.drop(document.body, dragged(aPicture()));

    expect(isLeft).toBe(false);
    await press('Back to writing');
    expect(names()).toEqual(['1 · Text']);
  });
});
