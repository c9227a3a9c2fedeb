import type { Plugin } from 'vite';
import { bootMark, bootScript, bootStyle } from './boot-page.ts';

/**
 * Puts into the page what it paints before anything else has arrived. No style sheet holds that up: they come after it. Its
 * script comes after it, too, and shows it whole: a browser may paint a page of which it has read a part.
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
