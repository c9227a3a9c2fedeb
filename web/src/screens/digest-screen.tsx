import { useLocation } from 'react-router-dom';
import { Brand } from '#web/components/page/brand.tsx';
import { EndDigest } from '#web/features/digest/end-digest.tsx';

/**
 * Where the link in a weekly mail leads that ends it. Everyone may open it. It is styled by what comes with the routes.
 */
export function DigestScreen() {
  const { hash } = useLocation();
  return (
    <div className="lost">
      <header>
        <Brand />
      </header>
      <main>
        <EndDigest token={hash.slice(1)} />
      </main>
    </div>
  );
}
