/** The page of the kit, `kit.html`: every part in every state. It is served in development alone. */
import geist from '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2?url';
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
// A page shows the font only if it comes in time. Pictures of the parts always have it.
document.fonts.add(await new FontFace('Geist', `url(${geist})`, { weight: '100 900' }).load());
createRoot(document.getElementById('root')!).render(
  <LanguageProvider>
    <Kit />
  </LanguageProvider>,
);
