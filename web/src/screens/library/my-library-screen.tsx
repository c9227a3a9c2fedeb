import { BackLink } from '#web/components/page/back-link.tsx';
import { messages } from '#web/features/library/collections/messages.ts';
import { MyLibrary } from '#web/features/library/collections/my-library.tsx';

export function MyLibraryScreen() {
  return (
    <>
      <BackLink to="/dashboard">{messages.dashboard}</BackLink>
      <MyLibrary />
    </>
  );
}
