import { askEarly, fetchConfig } from '#web/lib/api/early.ts';

interface FirstPage {
  readonly data?: readonly { readonly _attachments?: string; readonly photo?: { readonly name: string } }[];
}

/** Sends for page 1 of the member's news and for the picture on its top, before the application runs. */
export async function fetchNewsEarly(stored: (key: string) => string | null): Promise<void> {
  try {
    const { token } = JSON.parse(stored('userInfo') ?? '{}') as { token?: string };
    const { id } = JSON.parse(stored('currentCommunity') ?? '{}') as { id?: string };
    if (!token || !id) return;
    const page = await askEarly(`/api/news/community/${encodeURIComponent(id)}?pageNumber=1`, token);
    const { _attachments: cover, photo } = (JSON.parse(page?.text ?? '{}') as FirstPage).data?.[0] ?? {};
    const name = cover ?? photo?.name;
    if (!name) return;
    const { contentHost } = (await fetchConfig()) as { contentHost: string };
    const picture = Object.assign(new Image(), {
      alt: '',
      fetchPriority: 'high',
      src: `${contentHost}/${cover ? 'news' : 'img'}/${encodeURIComponent(name)}`,
    });
    // Where the page painted its place: it stands there before the application runs.
    document.querySelector('#boot .b-cover')?.append(picture);
  } catch {
    // The screen asks for it again, and says what is wrong.
  }
}
