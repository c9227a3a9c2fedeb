import { FolderPlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/components/buttons/button.tsx';
import { lazyPart } from '#web/components/state/lazy-part.tsx';
import { messages } from './messages.ts';
import './collections-button.css';

const AddToCollections = lazyPart(async () => (await import('./add-to-collections.tsx')).AddToCollections);

interface CollectionsButtonProps {
  file: { readonly id: string; readonly title: string };
  /** Whether it shows its icon alone. @default false */
  isCompact?: boolean;
}

export function CollectionsButton({ file, isCompact = false }: CollectionsButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        small
        className={isCompact ? 'collections-compact' : undefined}
        aria-label={messages.collectionsOf(file.title)}
        icon={<FolderPlus />}
        onClick={() => setOpen(true)}
      >
        {!isCompact && messages.collections}
      </Button>
      {isOpen && <AddToCollections file={file} onClose={() => setOpen(false)} />}
    </>
  );
}
