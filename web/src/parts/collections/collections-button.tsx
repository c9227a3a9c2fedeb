import { FolderPlus } from 'lucide-react';
import { useState } from 'react';
import type { CollectionOf } from '#contract/resources/collections.ts';
import { Button } from '#web/components/buttons/button.tsx';
import { lazyPart } from '#web/components/state/lazy-part.tsx';
import { messages } from './messages.ts';
import './collections-button.css';

const AddToCollections = lazyPart(async () => (await import('./add-to-collections.tsx')).AddToCollections);

interface CollectionsButtonProps {
  of: CollectionOf;
  thing: { readonly id: string; readonly title: string };
  /** Whether it shows its icon alone. @default false */
  isCompact?: boolean;
  /** Whether it stands among large buttons. @default false */
  isLarge?: boolean;
}

export function CollectionsButton({ of, thing, isCompact = false, isLarge = false }: CollectionsButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        small={!isLarge}
        className={isCompact ? 'collections-compact' : undefined}
        aria-label={messages.collectionsOf(thing.title)}
        icon={<FolderPlus />}
        onClick={() => setOpen(true)}
      >
        {!isCompact && messages.collections}
      </Button>
      {isOpen && <AddToCollections of={of} thing={thing} onClose={() => setOpen(false)} />}
    </>
  );
}
