import { useText } from '../../lib/text/language.tsx';
import { settingsText } from '../../lib/text/settings/frame.ts';
import { SETTINGS } from './pages.ts';
import { useMay } from './parts/access.tsx';

/** Returns the settings pages available to the user's role, with their search words. */
export function useSettings() {
  const text = useText(settingsText);
  const may = useMay();
  return SETTINGS.filter(({ forAdmins }) => may.admin || !forAdmins).map((page) => {
    const label = text.pages[page.name];
    const about = text.about[page.name];
    return { ...page, label, about, words: `${label} ${about} ${text.groups[page.group]}`.toLowerCase() };
  });
}
