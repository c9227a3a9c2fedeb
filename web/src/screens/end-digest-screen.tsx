import { useLocation } from 'react-router-dom';
import { Brand } from '#web/components/page/brand.tsx';
import { EndDigest } from '#web/features/digest/end-digest.tsx';
import '#web/features/terms/terms.css';

/** Where the link in a weekly mail leads that ends it. Everyone may open it. */
export function EndDigestScreen() {
  const { hash } = useLocation();
  return (
    <div className="terms-screen">
      <header>
        <Brand />
      </header>
      <main>
        <EndDigest token={hash.slice(1)} />
      </main>
    </div>
  );
}
