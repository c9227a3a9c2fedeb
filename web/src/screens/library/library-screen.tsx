import { Library } from '#web/features/library/list/library.tsx';
import type { View } from '#web/features/library/list/views.ts';

/** All files, what the member has added, or what stands in collections. */
export function LibraryScreen({ view }: { view: View }) {
  return <Library view={view} />;
}
