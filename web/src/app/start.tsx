import '#web/lib/zod.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { prepare } from './prepare.ts';
import { replaceBoot } from './replace-boot.ts';

const root = document.getElementById('root') as HTMLElement;
replaceBoot(root);
void prepare().then(() =>
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);
