import { PageHeader } from '#web/components/page/page-header.tsx';
import { quietPart } from '#web/components/state/lazy-part.tsx';
import { UnsentList } from '#web/parts/sync/status/unsent-list.tsx';
import { messages } from '#web/parts/sync/status/unsent-messages.ts';

const OpensOffline = quietPart(
  async () => (await import('#web/parts/sync/status/opens-offline.tsx')).OpensOffline,
);

const KeptPieces = quietPart(async () => (await import('#web/parts/keeping/kept-pieces.tsx')).KeptPieces);

/** Unsent entries of this device, how much of the site opens without a connection, and what is kept for that. */
export const UnsentScreen = () => (
  <>
    <PageHeader title={messages.title} />
    <UnsentList />
    <OpensOffline />
    <KeptPieces />
  </>
);
