import { useLocation } from 'react-router-dom';
import { EndDigest } from '#web/features/digest/end-digest.tsx';

/** Where the link in a weekly mail leads that ends it. Everyone may open it. */
export function DigestScreen() {
  const { hash } = useLocation();
  return (
    <main>
      <EndDigest token={hash.slice(1)} />
    </main>
  );
}
