import { PageHeader } from '#web/components/page/page-header.tsx';
import { lazyPart } from '#web/components/state/lazy-part.tsx';
import { UnsentList } from '#web/parts/sync/status/unsent-list.tsx';
import { messages } from '#web/parts/sync/status/unsent-messages.ts';

const OpensOffline = lazyPart(
  async () => (await import('#web/parts/sync/status/opens-offline.tsx')).OpensOffline,
  { isQuiet: true },
);

const KeptPieces = lazyPart(async () => (await import('#web/parts/keeping/kept-pieces.tsx')).KeptPieces, {
  isQuiet: true,
});

/** Unsent entries of this device, how much of the site opens without a connection, and what is kept for that. */
export const UnsentScreen = () => (
  <>
    <PageHeader title={messages.title} />
    <UnsentList />
    <OpensOffline />
    <KeptPieces />
  </>
);
