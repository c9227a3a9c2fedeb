import type { Plugin } from 'vite';
import { bootMark, bootScript, bootStyle } from './boot-page.ts';

/**
 * Puts into the page what is painted before anything else has arrived. No style sheet delays that, since they follow
 * it. Its script follows it too and makes it visible at once: a browser may paint a page that it has read in part.
 */
export function paintAtOnce(): Plugin {
  return {
    name: 'paint-at-once',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const sheets = html.match(/ *<link rel="stylesheet".*\n/g) ?? [];
        if (!html.includes('<!-- boot')) return html;
        const page = sheets.reduce((rest, sheet) => rest.replace(sheet, ''), html);
        return page
          .replace('<!-- boot style -->', () => `<style>${bootStyle}</style>`)
          .replace('<!-- boot script -->', () => `<script>${bootScript}</script>`)
          .replaceAll('<!-- mark -->', bootMark)
          .replace('  </body>', `${sheets.join('')}  </body>`);
      },
    },
  };
}
