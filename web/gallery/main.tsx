import '#web/styles/tokens.css';
import '#web/styles/fonts.css';
import '#web/styles/base.css';
import '#web/styles/layout.css';
import '#web/styles/forced-colors.css';
import { LucideProvider } from 'lucide-react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { copyStateRules } from './force-states.ts';
import { Gallery } from './gallery.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');
copyStateRules();
// Links lead nowhere: the gallery is one page.
createRoot(root).render(
  <LucideProvider className="icon">
    <MemoryRouter>
      <Gallery />
    </MemoryRouter>
  </LucideProvider>,
);
