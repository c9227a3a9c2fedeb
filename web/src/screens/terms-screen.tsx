import { Brand } from '#web/components/page/brand.tsx';
import { Terms } from '#web/features/terms/terms.tsx';
import './terms-screen.css';

/** Everyone may read it, signed in or not. */
export function TermsScreen() {
  return (
    <div className="terms-screen">
      <header>
        <Brand />
      </header>
      <main>
        <Terms />
      </main>
    </div>
  );
}
