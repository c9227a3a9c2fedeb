import { Share } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '#web/components/buttons/button.tsx';
import { toast } from '#web/components/overlay/toast.tsx';
import '#web/components/form/control.css';

interface ShareAddressProps {
  /** What is shared, in words. */
  title: string;
  url: string;
  texts: {
    share: string;
    /** Said once the address is copied. */
    copied: string;
    /** Names the address that is to be copied by hand. */
    byHand: string;
  };
}

/**
 * Hands an address to the phone's share sheet. Where the browser has none, it is copied; where it may not even be
 * copied, it is shown to be copied by hand.
 */
export function ShareAddress({ title, url, texts }: ShareAddressProps) {
  const [isByHand, setByHand] = useState(false);
  const address = useRef<HTMLInputElement>(null);
  const share = async () => {
    if (await handOver({ title, url })) return;
    try {
      await navigator.clipboard.writeText(url);
      toast(texts.copied);
    } catch {
      setByHand(true);
      setTimeout(() => address.current?.select());
    }
  };
  return (
    <>
      <Button small icon={<Share />} onClick={() => void share()}>
        {texts.share}
      </Button>
      {isByHand && <input ref={address} className="control" readOnly aria-label={texts.byHand} value={url} />}
    </>
  );
}

/** Also where the member closed the share sheet. */
async function handOver(what: ShareData): Promise<boolean> {
  try {
    await navigator.share(what);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
