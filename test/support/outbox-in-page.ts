import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { BrowserContext, Page } from 'playwright-core';
import type * as Outbox from '#web/parts/outbox/outbox.ts';
import type * as Things from '#web/parts/outbox/thing.ts';

type InPage = typeof Outbox & typeof Things;

/** What a page of the site would load to write: started with the session that the page has. */
const source = `
  import '#web/lib/zod.ts';
  import { loadConfig } from '#web/lib/config.ts';
  import { startSession } from '#web/lib/session/session.ts';
  globalThis.openOutbox = async () => {
    await startSession(loadConfig());
    return { ...(await import('#web/parts/outbox/outbox.ts')), ...(await import('#web/parts/outbox/thing.ts')) };
  };
`;

/** Lets every page of a browser write into the outbox as the site's own screens do, past what one can click. */
export async function bringOutbox(context: BrowserContext): Promise<void> {
  const { outputFiles } = await build({
    stdin: { contents: source, loader: 'ts', resolveDir: fileURLToPath(new URL('../..', import.meta.url)) },
    ...{ bundle: true, write: false, format: 'iife', platform: 'browser', logLevel: 'warning' },
  });
  await context.addInitScript({ content: outputFiles[0]?.text ?? '' });
}

/** Texts of a rich text, each a thing of its own, all of one place: `from` to `to`, one after the other. */
export async function putTexts(page: Page, richtextId: string, orders: readonly number[]): Promise<void> {
  await page.evaluate(
    async ({ richtextId, orders }) => {
      const site = globalThis as unknown as { openOutbox: () => Promise<InPage>; outbox?: Promise<InPage> };
      site.outbox ??= site.openOutbox();
      const { put, newStep } = await site.outbox;
      for (const order of orders) {
        const step = newStep('richtexts.addText', { richtextId, order, textDescription: `Text ${order}` });
        await put({
          ...{ id: `text-${order}`, kind: 'text', title: `Text ${order}`, place: `/texts/${richtextId}` },
          steps: [step],
        });
      }
    },
    { richtextId, orders: [...orders] },
  );
}
