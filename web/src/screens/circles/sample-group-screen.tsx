import { SampleGroupPage } from '#web/features/groups/page/sample-group-page.tsx';

/** Where the documents' static forms of a group lead. */
export const SampleGroupScreen = () => <SampleGroupPage />;
