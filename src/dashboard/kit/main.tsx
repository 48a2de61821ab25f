/** The page of the kit, `kit.html`: every part in every state. It is served in development alone. */
import { options } from 'preact';
import { createRoot } from 'react-dom/client';
import { LanguageProvider, loadLanguage, preferredLanguage } from '../lib/text/language.tsx';
import { applyTheme } from '../lib/theme.ts';
import { showTooltips } from '../ui/tooltip.tsx';
import { Kit } from './kit.tsx';
import '../all.css';

options.requestAnimationFrame = queueMicrotask;
applyTheme();
showTooltips();
await loadLanguage(preferredLanguage());
createRoot(document.getElementById('root')!).render(
  <LanguageProvider>
    <Kit />
  </LanguageProvider>,
);
