import { BackLink } from '#web/components/page/back-link.tsx';
import { PageHeader } from '#web/components/page/page-header.tsx';
import { sampleFiles } from '#web/features/dashboard/sample-tiles.ts';
import { messages } from '#web/features/my-library/messages.ts';
import { MyLibrary } from '#web/features/my-library/my-library.tsx';

export function MyLibraryScreen() {
  return (
    <>
      <BackLink to="/dashboard">{messages.back}</BackLink>
      <PageHeader title={messages.title} />
      <MyLibrary files={sampleFiles} />
    </>
  );
}
