import { useEffect, useState } from 'react';

/** An address for a file on this device; revoked when the file changes or is no longer shown. */
export function useBlobUrl(file: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>();

  useEffect(() => {
    if (!file) return;
    const address = URL.createObjectURL(file);
    setUrl(address);
    return () => {
      setUrl(undefined);
      URL.revokeObjectURL(address);
    };
  }, [file]);

  return url;
}
