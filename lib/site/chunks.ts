import { anyOf, contract, icons, packages, site } from './modules.ts';
import { together } from './together.ts';

/** Chunks that every page loads at once. */
export const APPLICATION = /\/(early|libraries|rolldown-runtime|shared)-[^/]*\.js$/;

// Its imports are left to whoever else asks for them.
const alone = { includeDependenciesRecursively: false };

/** What every screen of a visitor and a member stands on, by how often it changes: who comes back fetches what is new. */
const application = [
  // Everybody needs them, and they change rarely. In one chunk zod is set up before any module that makes a schema.
  {
    name: 'libraries',
    test: anyOf(
      packages(
        'zod',
        'react',
        'react-dom',
        'scheduler',
        'react-router',
        'swr',
        'aws-amplify',
        '@aws-amplify(?!/ui)',
        '@aws-crypto',
        '@smithy',
      ),
      site('lib/zod.ts'),
    ),
    priority: 3,
  },
  // What the entry sends early, and the styles that every screen has; with more, the entry would wait for all of that.
  {
    name: 'early',
    test: anyOf(
      'vite/preload-helper',
      site(
        'lib/(api/early|device/browser-storage|fonts|time-limit).ts',
        'styles/',
        'app/(lost|progress-line|shell/shell).css',
        'components/.*/(control|empty-state|form-error|brand|button|icon-button|lazy-part|link-button).css',
        'components/.*/(page-header|problem|spinner|toast).css',
      ),
    ),
    priority: 5,
  },
  // Nobody needs it to sign in.
  {
    name: 'identity-codes',
    ...alone,
    test: anyOf(
      site('lib/session/(identity-codes|code-messages)'),
      'cognito/apis/(confirm(ResetPassword|SignUp|UserAttribute)|resendSignUpCode|resetPassword)\\.',
      'cognito/apis/(sendUserAttributeVerificationCode|updatePassword)\\.',
      'create(ChangePassword|ConfirmForgotPassword|ConfirmSignUp|ForgotPassword)Client\\.',
      'create(GetUserAttributeVerificationCode|ResendConfirmationCode|VerifyUserAttribute)Client\\.',
    ),
    priority: 6,
  },
  // What the screens for visitors share; apart, three small chunks would cost more than they hold. With what the entry
  // shares with it, the entry would wait for all of the application.
  { name: 'gate', ...alone, test: anyOf(site('features/session/(gate|messages)')), priority: 1 },
  // Amplify UI's primitives, for the screens of administration and authoring alone (decision 2).
  {
    name: 'amplify-ui',
    ...alone,
    test: anyOf('node_modules/(@aws-amplify/ui|lodash)', site('components/amplify/')),
    priority: 4,
  },
];

/** What is written in blocks. */
const writing = [
  // What is kept of a draft: a few small files that are always fetched together.
  {
    name: 'drafts',
    ...alone,
    test: anyOf(
      site(
        'parts/editor/draft/(draft|draft-(changes|files|of)|new-draft|block-values).ts',
        'parts/editor/keeping/drafts.ts',
      ),
    ),
  },
  // The editor of pieces in blocks, whatever kind they are.
  {
    name: 'editor',
    ...alone,
    test: anyOf(
      site(
        'parts/editor/(messages|piece-kind|draft/problems)',
        'parts/editor/editing/(add-blocks|block-(card|fields|list)|edit-(bar|loader)|editor|editor-fields)',
        'parts/editor/editing/(lazy-parts|use-.*)',
        'parts/editor/files/(file-lines|picture-field)',
        'parts/editor/files/use-file-choice',
        'parts/editor/keeping/(draft-(file-)?store|kept|use-.*)',
        'parts/editor/saving/use-.*',
      ),
    ),
  },
];

/** What stands around every screen of a member. */
const members = [
  // What a member may open: visitors do not wait for it.
  {
    name: 'member-routes',
    ...alone,
    test: anyOf(
      site(
        'app/(member-(area|routes|screens)|lost|old-addresses|use-fetch-ahead|shell/(shell|use-collapsed)).ts',
        'features/session/api.ts',
      ),
    ),
    priority: 2,
  },
  // The bars, and what the news and most other screens are made of: apart, forty files of a few hundred bytes.
  {
    name: 'member',
    test: anyOf(
      site(
        'lib/format/(?!web-).*',
        'lib/(device/device-(draft|list)|breakpoints|idle|known-in|use-is-back|use-is-online|use-media)',
        'app/outbox-kinds',
        'app/shell/(?!lazy-bars|shell|tab-panel|unsent|use-collapsed).*',
        'components/content/(avatar|meta|picture)',
        'components/list/(count|pagination)',
        'components/page/(back-link|sample-note)',
        'components/state/(dot|no-such-page|skeleton)',
        'components/form/search-box',
        'components/overlay/(menu|dropdown)',
        'parts/attempts/messages',
        'parts/lists/(?!list-section).*',
        'parts/categories/',
        'parts/editor/(reading/blocks-of|keeping/begun)',
        'parts/sync/[a-z]+/(offline-bar|unsent-mark).css',
        'features/first-steps/(?!find-steps).*',
        'features/profile/api',
        'features/messenger/(contact-list|messages|samples|unseen)',
        'features/news/(api|topic|list/lazy-dialogs|messages|news-menu|news-meta|news-pictures|writing/draft-at)',
        'features/news/list/topics.tsx',
        'features/news/list/(news-cards|topics).css',
        'screens/news/news-screen.css',
      ),
      contract('blocks', 'categories', 'courses', 'lesson-card', 'limits', 'news', 'paging'),
      icons(
        'arrow-(left|right)',
        'check',
        'chevron-(down|left|right)',
        'ellipsis',
        'graduation-cap',
        'info',
        'newspaper',
        'pencil',
        'plus',
        'smartphone',
        'trash-2',
        'user-round',
        'users',
        'video',
        'x',
      ),
    ),
  },
];

/** What is left of every screen: last, as the others take from it. */
const rest = [
  // What every screen needs of ours, and the icons of the forms for visitors; files, dialogs and most endpoints stay with
  // those who use them.
  {
    name: 'shared',
    test: anyOf(
      icons('circle-exclamation-point', 'cloud-upload', 'eye', 'eye-off'),
      contract('route', 'field', 'error', 'users', 'config'),
      site(
        'parts/sync/[a-z]+/(places|kinds).ts',
        'parts/sync/tabs/open-things.ts',
        'parts/editor/keeping/use-leave-guard.ts',
        'art/fields',
        'app/start.tsx',
        'components/[a-z]+/(awaited-part|brand|button|form-error|icon-button|lazy-part|link-button)',
        'components/[a-z]+/(empty-state|page-header|problem|spinner|toast)',
      ),
      'web/src/lib/(?!art\\.|breakpoints\\.|idle\\.|is-readable\\.|known-in\\.|use-is-back\\.|use-is-online\\.|use-media\\.|format/|media/|([a-z]+/)?(renew-session|run-alone|put-file|upload|use-is-online|device-store|device-files|device-draft))',
    ),
    priority: 1,
  },
  // It leaves its icons to whoever shows them: a toast must not bring the whole form library along.
  {
    name: 'forms',
    ...alone,
    test: anyOf(
      packages('react-hook-form', '@hookform'),
      site(
        'components/form/(checkbox|field|password-field|use-(checked|code)-form)',
        'parts/sync/[a-z]+/not-kept',
      ),
    ),
  },
];

/** The chunks that the site is cut into; what none of them names stands with who asks for it. */
export const chunks = [
  ...application,
  ...writing,
  ...members,
  ...Object.entries(together).map(([name, test]) => ({ name, test, ...alone })),
  ...rest,
];
