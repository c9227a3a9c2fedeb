import { askEarly, fetchConfig } from '#web/lib/api/early.ts';

interface FirstPage {
  readonly data?: readonly { readonly _attachments?: string; readonly photo?: { readonly name: string } }[];
}

/** Requests page 1 of the member's news and its first picture, before the application runs. */
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
    // The page has painted its place: it shows there before the application runs.
    document.querySelector('#boot .b-cover')?.append(picture);
  } catch {
    // The screen asks again, and shows what is wrong.
  }
}
