import type { BrowserContext, Page } from 'playwright-core';
import type * as Outbox from '#web/parts/sync/queue/outbox.ts';
import type * as Entries from '#web/parts/sync/queue/outbox-entry.ts';
import { siteScript } from '../site-script.ts';

type InPage = typeof Outbox & typeof Entries;

/** What a page of the site would load to write: started with the session that the page has. */
const source = `
  import '#web/lib/zod.ts';
  import { loadConfig } from '#web/lib/config.ts';
  import { startSession } from '#web/lib/session/session.ts';
  globalThis.openOutbox = async () => {
    await startSession(loadConfig());
    return { ...(await import('#web/parts/sync/queue/outbox.ts')), ...(await import('#web/parts/sync/queue/outbox-entry.ts')) };
  };
`;

/** Lets every page of a browser write into the outbox as the site's own screens do, past what one can click. */
export async function bringOutbox(context: BrowserContext): Promise<void> {
  await context.addInitScript({ content: await siteScript(source) });
}

/** A thing of one step; a `file` is a video of so many bytes. */
export interface Written {
  readonly id: string;
  readonly kind: string;
  readonly title: string;
  readonly queueKey: string;
  readonly route: Entries.RouteName;
  readonly input: object;
  readonly file?: number;
}

/** Puts things into the outbox, one after the other. */
export async function write(page: Page, entries: readonly Written[]): Promise<void> {
  await page.evaluate(async (all) => {
    const site = globalThis as unknown as { openOutbox: () => Promise<InPage>; outbox?: Promise<InPage> };
    site.outbox ??= site.openOutbox();
    const { put, newStep } = await site.outbox;
    for (const { route, input, file, ...entry } of all) {
      const name = `outbox/${entry.id}`;
      const kept = { name, filename: 'field.mp4', size: file ?? 0, key: `upload-of-${entry.id}-long` };
      const step = newStep(
        route,
        input as never,
        file === undefined ? {} : { files: { videoResource: kept } },
      );
      const video = new File([new Uint8Array(file ?? 0)], 'field.mp4', { type: 'video/mp4' });
      await put({ ...entry, steps: [step] }, file === undefined ? {} : { [name]: video });
    }
  }, entries as Written[]);
}

/** A text of a rich text, a thing of its own; all of them are of one place. */
export const textOf = (richtextId: string, order: number): Written => ({
  id: `text-${order}`,
  kind: 'text',
  title: `Text ${order}`,
  queueKey: `/texts/${richtextId}`,
  route: 'richtexts.addText',
  input: { richtextId, order, textDescription: `Text ${order}` },
});
