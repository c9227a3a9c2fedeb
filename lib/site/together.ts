import { anyOf, contract, icons, packages, site } from './modules.ts';

/**
 * What is fetched at the same time, though different modules ask for it: apart, each file would be a journey for a few
 * hundred bytes. No screen gets what it would not fetch anyway, but for a kilobyte.
 */
export const together: Readonly<Record<string, RegExp>> = {
  // What a device keeps of files and of things that wait, and what it is called.
  device: anyOf(
    site(
      'lib/device/device-(store|files)',
      'lib/is-readable',
      'parts/sync/[a-z]+/(kept-files|use-device|why-kept)',
    ),
    icons('laptop'),
  ),
  'outbox-shown': anyOf(
    site(
      'parts/sync/[a-z]+/(store|shelf|messages|use-outbox|wishes)',
      'parts/lessons/(known-lesson|learning)',
    ),
  ),
  // What sends it, and the marks of the bars, which come with that.
  outbox: anyOf(
    site(
      'parts/sync/[a-z]+/(outbox|runner|one-runner|order|thing|send-thing|straight-files|transfer)',
      'parts/sync/[a-z]+/(offline-bar|unsent-mark).tsx',
      'parts/sync/[a-z]+/use-is-full',
      'app/shell/unsent',
    ),
    icons('wifi-off'),
  ),
  overlays: anyOf(
    packages(
      '@radix-ui',
      'radix-ui',
      'react-remove-scroll',
      'react-remove-scroll-bar',
      'use-callback-ref',
      'use-sidecar',
      'react-style-singleton',
      'get-nonce',
      'aria-hidden',
    ),
    site('components/overlay/(confirm|dialog|drop-second-tap|use-opener)'),
  ),
  // What groups and enterprises are, which is nearly the same, and what circles are at all.
  'circle-kinds': anyOf(
    site(
      'features/groups/(group-kind|messages)',
      'features/enterprises/(enterprise-kind|messages)',
      'parts/circles/(circle-kind|inner-kind|messages)',
    ),
    contract('circles', 'enterprises', 'groups', 'inner-circles'),
  ),
  // The page of one of them, and what is made up there.
  'circle-page': anyOf(
    site(
      'parts/circles/page/',
      'components/page/sample-frame',
      'features/groups/page/(group-samples|messages|samples)',
    ),
  ),
  communities: anyOf(
    site('features/communities/(api|messages|land|community-kind)'),
    contract('communities'),
  ),
  profile: anyOf(site('features/profile/(messages|profile-frame)')),
  // Small parts that a few screens each have.
  pieces: anyOf(
    site(
      'components/buttons/kept-focus',
      'components/content/(badge|card|play-mark)',
      'components/page/(action-bar|link-(menu|tabs))',
      'components/state/(progress-bar|not-offered)',
      'features/lessons/reading/lesson.css',
      'features/news/news-missing',
      'parts/editor/reading/(messages|video-card)',
      'parts/files/file-(card|note).css',
      'parts/forms/owned-menu',
      'lib/format/web-host',
    ),
    icons('arrow-(down|up)', 'link', 'list-(checks|filter)', 'lock', 'play'),
  ),
  // What an article and a resource are made of, for their readers and for whoever looks at one before it is published.
  reading: anyOf(
    site(
      'features/news/reading/.*.css',
      'parts/editor/reading/article-block',
      'components/content/(byline|folded-text|linked-text|share-address|video-player)',
      'lib/format/web-links',
    ),
    icons('share'),
  ),
  // A picture from a member, in any form.
  pictures: anyOf(
    site(
      'components/form/(file-picker|remove-picture|take-picture)',
      'lib/media/(downscale-image|picture-types|use-blob-url)',
    ),
    icons('undo-2'),
  ),
  // What a course's page and what it sends have in common.
  'course-learning': anyOf(
    site('features/courses/enrolment', 'features/courses/(reading/(lazy-parts|messages)|feedback/messages)'),
  ),
  // What a stored file is, and the way to it.
  files: anyOf(site('parts/files/(messages|stored-file)')),
  // What is typed and kept until it is saved, and what is said where that was changed elsewhere.
  'kept-forms': anyOf(
    site(
      'parts/forms/(form-picture|use-(form-file|kept-form)|differences)',
      'parts/sync/save/(save|use-save)',
      'components/form/use-new-file',
      'components/state/conflict-notice',
    ),
  ),
  // What a teacher types into a test, and to an attempt at one.
  'typed-saves': anyOf(site('parts/sync/save/use-typed.*', 'features/quizzes/save-bar.*')),
  // What may be sent, and how large.
  'file-rules': anyOf(site('lib/media/video-types'), contract('upload(s|-kinds)')),
  // Rows and grids of tiles, collections among them, and what opens by an address.
  tiles: anyOf(
    site(
      'components/list/tiles?',
      'components/overlay/use-opened-by',
      'parts/collections/',
      'parts/lists/list-section.css',
    ),
  ),
  // The lists of what members make, with their search and forms.
  'owned-lists': anyOf(site('parts/lists/list-section.tsx', 'parts/forms/(owned-(list|screen)|use-listed)')),
  // What stands in lists of what a member made, which of it has not arrived; and how an attempt at a test went.
  'owned-shown': anyOf(
    site(
      'parts/attempts/attempt-row',
      'parts/sync/[a-z]+/thing-badge',
      'parts/forms/(owned-draft|owned-kind|unsent-owned)',
    ),
  ),
  // What the lists of courses and a course's page have in common. Nothing that is sent needs it: a style sheet of it that
  // does not arrive would hold others up.
  courses: anyOf(
    site(
      'components/content/stars',
      'features/courses/(api|course-missing|course-picture|messages)',
      'features/courses/list/(course-(card|groups)|messages)',
      'features/courses/collections/(messages|use-collections)',
      'features/courses/reading/course-(head|skeleton)',
      'features/courses/reading/course-page.css',
      'features/courses/progress/(messages|progress-of)',
      'features/courses/writing/(course-kind|messages)',
      'parts/lessons/lesson-picture',
    ),
    icons('star'),
  ),
  // The rows of lessons, which name each other, and what is kept of their replies and of their courses'.
  lessons: anyOf(contract('lessons', 'materials'), site('parts/lessons/replies')),
  // What a lesson's page has in common with what it sends, and with a draft that one looks at.
  'lesson-page': anyOf(site('features/lessons/reading/lesson-content.tsx')),
  lesson: anyOf(site('features/lessons/(api|reading/messages)')),
  // What writes news, new ones and those that are there; and the same of lessons.
  'news-writing': anyOf(site('features/news/writing/(drafts|editor-messages|news-kind)')),
  'lesson-writing': anyOf(site('features/lessons/writing/(drafts|lesson-(address|kind)|messages)')),
  // What a lesson's page, its test and what is sent of that have in common.
  tests: anyOf(
    site('features/quizzes/(api|kept-answers|messages|results/messages|test-path)'),
    contract('remarks', 'slug', 'quizzes', 'user-tests'),
  ),
  // What the library's lists and a resource's page have in common; not its rows, which come with all that is sent.
  library: anyOf(
    site(
      'parts/added/',
      'parts/files/file-(meta|picture)',
      'parts/forms/owned-acts',
      'features/library/(api|messages|added|kept-here|(list|writing)/messages|list/views|writing/resource-kind)',
      'features/library/collections/(added-here|collections-button|messages|samples)',
      'features/library/collections/(use-collection-files|use-collections|collection-tiles|my-collections)',
    ),
    icons('folder-plus'),
  ),
};
