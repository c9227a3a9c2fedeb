import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { bootMark, bootScript, bootStyle } from './lib/boot-page.ts';

/** Chunks that every page loads at once. */
const APPLICATION = /\/(early|libraries|rolldown-runtime|shared)-[^/]*\.js$/;

/** In this order: what the entry waits for, then the largest. */
const ORDER = ['early', 'libraries', 'shared'];

/**
 * What is fetched at the same time, though different modules ask for it: apart, each file would be a journey for a few
 * hundred bytes. No screen gets what it would not fetch anyway, but for a kilobyte.
 */
const together = Object.entries({
  // What a device keeps of files and of things that wait, and what it is called.
  device:
    /web\/src\/(lib\/(device\/device-(store|files)|is-readable)|parts\/outbox\/(kept-files|use-device|why-kept))\.|icons\/laptop\./,
  'outbox-shown':
    /web\/src\/parts\/(outbox\/(store|shelf|channel|messages|use-outbox|wishes)|lessons\/(known-lesson|learning|with-progress))\./,
  // What sends it, and the marks of the bars, which come with that.
  outbox:
    /web\/src\/(parts\/outbox\/(outbox|runner|one-runner|order|thing|send-thing|straight-files|transfer)\.|parts\/outbox\/(offline-bar|unsent-mark)\.tsx|app\/shell\/unsent\.)|icons\/wifi-off\./,
  overlays:
    /node_modules\/(@radix-ui|radix-ui|react-remove-scroll|react-remove-scroll-bar|use-callback-ref|use-sidecar|react-style-singleton|get-nonce|aria-hidden)\/|web\/src\/components\/overlay\/(confirm|dialog|drop-second-tap|slide-panel|use-opener)\./,
  // What groups and enterprises are, which is nearly the same, and what circles are at all.
  'circle-kinds':
    /web\/src\/(features\/(groups\/(group-kind|messages)|enterprises\/(enterprise-kind|messages))|parts\/circles\/(circle-kind|inner-kind|messages))\.|functions\/contract\/(circles|enterprises|groups|inner-circles)\./,
  // The page of one of them, and what is made up there.
  'circle-page':
    /web\/src\/(parts\/circles\/page\/|components\/page\/sample-frame\.|features\/groups\/page\/(group-samples|messages|samples|use-group-samples)\.)/,
  communities:
    /web\/src\/features\/communities\/(api|messages|land|community-kind)\.|functions\/contract\/communities\./,
  profile: /web\/src\/features\/profile\/(messages|profile-frame)\./,
  // Small parts that a few screens each have.
  pieces:
    /web\/src\/(components\/(buttons\/kept-focus|content\/(badge|card|play-mark)|page\/(action-bar|link-(menu|tabs))|state\/(progress-bar|not-offered))|features\/(lessons\/reading\/(lesson-frame|materials)(?=\.css)|news\/news-missing)|parts\/(blocks\/reading\/(messages|video-card)|files\/file-(card|note)(?=\.css)|owned\/owned-menu)|lib\/format\/web-host)\.|icons\/(arrow-(down|up)|link|list-(checks|filter)|lock|play)\./,
  // What an article and a resource are made of, for their readers and for whoever looks at one before it is published.
  reading:
    /web\/src\/(features\/news\/reading\/.*\.css|parts\/blocks\/reading\/article-block\.|components\/content\/(byline|linked-text|paragraphs|share-address|video-player)\.|lib\/format\/web-links\.)|icons\/share\./,
  // A picture from a member, in any form.
  pictures:
    /web\/src\/(components\/form\/(file-picker|remove-picture|take-picture|use-drop-target)|lib\/media\/(downscale-image|picture-types|use-blob-url))\.|icons\/undo-2\./,
  // What a course's page and what it sends have in common.
  'course-learning':
    /web\/src\/features\/courses\/(wished-enrolment|reading\/(enrolment|messages|feedback-messages))\./,
  // What a stored file is, and the way to it.
  files: /web\/src\/parts\/files\/(messages|stored-file)\./,
  // What is typed and kept until it is saved, and what is said where that was changed elsewhere.
  'kept-forms':
    /web\/src\/(parts\/owned\/(form-picture|use-(form-file|kept-(form|saving))|differences)|components\/(form\/use-new-file|state\/conflict-notice))\./,
  // What may be sent, and how large.
  'file-rules': /web\/src\/lib\/media\/video-types\.|functions\/contract\/upload(s|-kinds)\./,
  // Rows and grids of tiles, collections among them, and what opens by an address.
  tiles:
    /web\/src\/(components\/(list\/(tiles?|use-scroll-ends)|overlay\/use-opened-by)\.|parts\/collections\/)/,
  // What stands in lists of what a member made, which of it has not arrived; and how an attempt at a test went.
  'owned-shown':
    /web\/src\/parts\/(attempts\/attempt-row|lists\/list-section|outbox\/thing-badge|owned\/(owned-draft|owned-kind|unsent-owned))\./,
  // What the lists of courses and a course's page have in common. Nothing that is sent needs it: a style sheet of it that
  // does not arrive would hold others up.
  courses:
    /web\/src\/(components\/content\/stars\.|features\/courses\/((api|course-missing|course-picture|messages)\.|list\/(card-progress|course-(card|facts|groups)|messages)\.|collections\/(messages|samples|use-collections)\.|reading\/(course-skeleton\.|(course-(head|page|progress)|lesson-list)\.css)|progress\/(messages|progress-of)\.|writing\/(course-kind|messages)\.))|icons\/star\.|web\/src\/parts\/lessons\/lesson-picture\./,
  // The rows of lessons, which name each other, and what is kept of their replies and of their courses'.
  lessons: /functions\/contract\/(lessons|materials)\.|web\/src\/parts\/lessons\/(course|lesson)-replies\./,
  // What a lesson's page has in common with what it sends, and with a draft that one looks at.
  'lesson-page': /web\/src\/features\/lessons\/reading\/(lesson-frame|lesson-content|materials)\.tsx/,
  lesson: /web\/src\/features\/lessons\/(api|messages|reading\/messages)\./,
  // What writes news, new ones and those that are there; and the same of lessons.
  'news-writing':
    /web\/src\/features\/news\/writing\/(drafts|editor-messages|editor-title|find-news|news-kind)\./,
  'lesson-writing':
    /web\/src\/features\/lessons\/writing\/(drafts|head-fields|lesson-(address|fields|kind)|messages|missing)\./,
  // What a lesson's page, its test and what is sent of that have in common.
  tests:
    /web\/src\/features\/tests\/(api|kept-answers|messages|test-path|unsent-test)\.|functions\/contract\/(slug|tests|user-tests)\./,
  // What the library's lists and a resource's page have in common; not its rows, which come with all that is sent.
  library:
    /web\/src\/(parts\/(added\/|files\/file-(meta|picture)\.)|features\/library\/((api|messages|added|resource-menu|list\/messages)\.|collections\/(added-here|collections-button|messages|samples|use-collection-files|use-collections|collection-tiles|my-collections)|writing\/messages\.))|icons\/folder-plus\./,
}).map(([name, test]) => ({ name, test, includeDependenciesRecursively: false }));

/** The sentences of the API document, one for each row of the route table: the site shows none of them. */
function leaveOutSummaries(): Plugin {
  const summary = /^\s*summary:\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`),\n/gm;
  return {
    name: 'leave-out-summaries',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/functions\/contract\/[a-z-]+\.ts$/ },
      handler: (code) => ({ code: code.replace(summary, ''), map: null }),
    },
  };
}

/** The bars, and what the news and most other screens of a member are made of. */
const forMembers =
  /web\/src\/(lib\/(format\/(?!web-)|device\/device-draft|breakpoints|idle|known-in|use-is-back|use-is-online|use-media)|app\/(outbox-kinds|shell\/(?!lazy-bars|shell|tab-panel|unsent|use-collapsed))|components\/(content\/(avatar|meta|picture)|list\/(count|page-window|pagination)|page\/(back-link|sample-note)|state\/(dot|empty-state|no-such-page|skeleton)|form\/(search-box|use-search-text)|overlay\/(menu|dropdown|use-inside-window|use-press-outside))\.|parts\/(attempts\/messages\.|lists\/(?!list-section)|categories\/|blocks\/reading\/blocks-of\.)|features\/(first-steps\/(?!find-steps)|profile\/(api|avatar)\.|messenger\/(contact-list|latest|messages|samples|use-contacts)|news\/((api|list\/lazy-dialogs|messages|news-menu|news-meta|news-pictures)\.|list\/(news-cards|topics|topics-button|unsent-cards)\.css))|parts\/outbox\/(offline-bar|unsent-mark)\.css|screens\/news\/news-screen\.css)|functions\/contract\/(blocks|categories|courses|lesson-card|limits|news|paging)\.|lucide-react\/dist\/esm\/icons\/(arrow-(left|right)|check|chevron-(down|left|right)|ellipsis|graduation-cap|info|pencil|plus|smartphone|trash-2|users|video|x)\./;

export default defineConfig({
  root: fileURLToPath(new URL('web', import.meta.url)),
  plugins: [react(), leaveOutSummaries(), preloadApplication(), paintAtOnce()],
  build: {
    outDir: '../dist/site',
    emptyOutDir: true,
    target: 'es2023',
    // The content-security policy allows what the site's own origin serves, and inline only what `paintAtOnce` puts there.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The page itself has asked for what the application needs: no list has to name it once more.
      resolveDependencies: (_, names) => names.filter((name) => !APPLICATION.test(name)),
    },
    // For whoever measures what a screen needs: the file holds each chunk's imports.
    manifest: true,
    rolldownOptions: {
      output: {
        // Every first screen carries the names of all others' chunks, and letters of a hash do not compress.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          // By how often they change: a member who comes back fetches only what is new.
          groups: [
            // Everybody needs them, and they change rarely. In one chunk zod is set up before any module that makes a schema.
            {
              name: 'libraries',
              test: /node_modules\/(zod|react|react-dom|scheduler|react-router|swr|aws-amplify|@aws-amplify(?!\/ui)|@aws-crypto|@smithy)\/|web\/src\/lib\/zod\.ts/,
              priority: 3,
            },
            // What the entry sends early, and the styles that every screen has; with more, the entry would wait for all of that.
            {
              name: 'early',
              test: /vite\/preload-helper|web\/src\/(lib\/(api\/early|device\/browser-storage|fonts|time-limit)\.ts|styles\/|app\/(lost|progress-line|shell\/shell)\.css|components\/.*\/(control|empty-state|form-error|brand|button|icon-button|lazy-part|link-button|page-header|problem|spinner|toast)\.css)/,
              priority: 5,
            },
            // Nobody needs it to sign in. It leaves what it imports to the next one.
            {
              name: 'identity-codes',
              test: /web\/src\/lib\/session\/(identity-codes|code-messages)|cognito\/apis\/(confirmResetPassword|confirmSignUp|confirmUserAttribute|resendSignUpCode|resetPassword|sendUserAttributeVerificationCode|updatePassword)\.|create(ChangePassword|ConfirmForgotPassword|ConfirmSignUp|ForgotPassword|GetUserAttributeVerificationCode|ResendConfirmationCode|VerifyUserAttribute)Client\./,
              includeDependenciesRecursively: false,
              priority: 6,
            },
            // What the screens for visitors share; apart, three small chunks would cost more than they hold.
            {
              name: 'gate',
              // What the entry shares with it stays out: else the entry would wait for all of the application.
              includeDependenciesRecursively: false,
              test: /web\/src\/features\/session\/(gate|messages|forms)\./,
              priority: 1,
            },
            // Amplify UI's primitives, for the screens of administration and authoring alone (decision 2).
            {
              name: 'amplify-ui',
              includeDependenciesRecursively: false,
              test: /node_modules\/(@aws-amplify\/ui|lodash)|web\/src\/components\/amplify\//,
              priority: 4,
            },
            // What is kept of a draft: a few small files that are always fetched together.
            {
              name: 'drafts',
              includeDependenciesRecursively: false,
              test: /parts\/blocks\/(draft\/(draft|draft-(changes|files|of)|new-draft|block-values)|keeping\/drafts)\.ts/,
            },
            // The editor of pieces in blocks, whatever kind they are.
            {
              name: 'editor',
              includeDependenciesRecursively: false,
              test: /parts\/blocks\/(messages|piece-kind|draft\/problems|elsewhere\/(elsewhere\.ts|use-met-draft)|editing\/(add-blocks|block-(card|fields|list|state)|edit-(bar|loader)|editor\.|editor-skeleton|lazy-parts|photo-block|text-block|use-)|files\/(choose-line|cover-field|file-line|lost-files|picture-field|poster-later|use-file-choice)|keeping\/(draft-store|kept-|use-)|saving\/(failure|save-problem|use-))/,
            },
            // What a member may open: visitors do not wait for it.
            {
              name: 'member-routes',
              includeDependenciesRecursively: false,
              test: /web\/src\/(app\/(member-(area|routes|screens)|lost|use-fetch-ahead|shell\/(shell|use-collapsed))|features\/session\/api)\.tsx?/,
              priority: 2,
            },
            // What stands around every member's screen, and what lists share: apart, forty files of a few hundred bytes.
            { name: 'member', test: forMembers },
            ...together,
            // What every screen needs of ours, and the icons of the forms for visitors; files, dialogs and most endpoints
            // stay with those who use them.
            {
              name: 'shared',
              test: /lucide-react\/dist\/esm\/icons\/(circle-exclamation-point|cloud-upload|eye|eye-off)\.|functions\/contract\/(route|field|error|users|config)\.ts|parts\/(outbox\/(places|kinds)|blocks\/keeping\/(open-drafts|use-leave-guard))\.ts|web\/src\/(art\/fields|lib\/(?!art\.|breakpoints\.|idle\.|is-readable\.|known-in\.|use-is-back\.|use-is-online\.|use-media\.|format\/|media\/|([a-z]+\/)?(renew-session|run-alone|put-file|upload|use-is-online|device-store|device-files|device-draft))|app\/start\.tsx|components\/[a-z]+\/(awaited-part|brand|button|form-error|icon-button|lazy-part|link-button|page-header|problem|spinner|toast))/,
              priority: 1,
            },
            // It leaves its icons to whoever shows them: a toast must not bring the whole form library along.
            {
              name: 'forms',
              includeDependenciesRecursively: false,
              test: /node_modules\/(react-hook-form|@hookform)\/|components\/form\/(checkbox|field|password-field|username-field)\./,
            },
          ],
        },
      },
    },
  },
});

/**
 * The entry is small and fetches the application by `import()`. So that this costs no journey of its own, the page names
 * the application's chunks.
 */
function preloadApplication(): Plugin {
  return {
    name: 'preload-application',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
        const start = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith('/app/start.tsx')));
        return inOrder(withImports(start, chunks)).map((href) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${href}` },
          injectTo: 'head',
        }));
      },
    },
  };
}

const inOrder = (files: string[]) => {
  const place = (file: string) =>
    ORDER.findIndex((name) => file.includes(`/${name}-`)) + 1 || ORDER.length + 1;
  return files.toSorted((one, other) => place(one) - place(other));
};

/** Puts into the page what it paints before anything else has arrived. No style sheet holds that up: they come after it. */
function paintAtOnce(): Plugin {
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

function withImports(chunk: Rolldown.OutputChunk | undefined, chunks: Rolldown.OutputChunk[]): string[] {
  if (!chunk) return [];
  const below = chunk.imports.flatMap((name) =>
    withImports(
      chunks.find(({ fileName }) => fileName === name),
      chunks,
    ),
  );
  return [...new Set([chunk.fileName, ...below])];
}
