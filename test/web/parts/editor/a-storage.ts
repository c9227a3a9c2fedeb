import { vi } from 'vitest';

/** How a stand-in for the storage takes a file: how many bytes go out before it answers, and what it answers. */
export interface Taking {
  readonly status?: number;
  /** The file never arrives in full: one has to stop it. */
  readonly hangs?: boolean;
  /** The connection breaks. */
  readonly breaks?: boolean;
}

/** Stands in for the storage that browsers put files into; `take` says how, file by file. Returns what arrived. */
export function storage(take: (count: number) => Taking = () => ({})): { url: string; body: File }[] {
  const arrived: { url: string; body: File }[] = [];
  let count = 0;

  class Request {
    status = 0;
    readonly upload: { onprogress?: (event: { loaded: number }) => void } = {};
    onload = () => {};
    onerror = () => {};
    onabort = () => {};
    onloadend = () => {};
    #url = '';
    open(_: string, url: string) {
      this.#url = url;
    }
    setRequestHeader() {}
    getResponseHeader(name: string) {
      return name === 'etag' ? `"${arrived.length}"` : null;
    }
    abort() {
      this.onabort();
      this.onloadend();
    }
    send(body: File) {
      count += 1;
      const { status = 200, hangs, breaks } = take(count);
      this.upload.onprogress?.({ loaded: Math.ceil(body.size / 2) });
      if (hangs) return;
      queueMicrotask(() => {
        this.status = status;
        if (status < 300 && !breaks) arrived.push({ url: this.#url, body });
        if (breaks) this.onerror();
        else this.onload();
        this.onloadend();
      });
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request);
  return arrived;
}
