import type { Plugin } from 'vite';
import { bootMark, bootScript, bootStyle } from './boot-page.ts';

/** Puts into the page what it paints before anything else has arrived. No style sheet holds that up: they come after it. */
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
          .replace('<!-- boot -->', () => `<style>${bootStyle}</style>\n    <script>${bootScript}</script>`)
          .replaceAll('<!-- mark -->', bootMark)
          .replace('  </body>', `${sheets.join('')}  </body>`);
      },
    },
  };
}
