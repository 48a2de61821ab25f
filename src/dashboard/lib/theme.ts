const CHOICE = 'herald:theme';
export type Theme = 'system' | 'light' | 'dark';

export const currentTheme = () => (localStorage.getItem(CHOICE) ?? 'system') as Theme;

/** Applies the system's theme, or the one chosen in this browser. */
export function applyTheme(theme = currentTheme()): void {
  localStorage.setItem(CHOICE, theme);
  document.documentElement.style.colorScheme = theme === 'system' ? 'light dark' : theme;
  // The bar of the browser or of the installed app.
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const own = meta.dataset['theme'];
    meta.media = theme === 'system' ? `(prefers-color-scheme: ${own})` : theme === own ? 'all' : 'not all';
  }
}

/** Hides tooltips on Escape, until the pointer moves or another key is pressed. */
export function hideTooltipsOnEscape(): void {
  const { documentElement } = document;
  const set = (isHidden: boolean) => documentElement.toggleAttribute('data-no-hints', isHidden);
  document.addEventListener('keydown', ({ key }) => set(key === 'Escape'), true);
  document.addEventListener('pointermove', () => set(false), { capture: true, passive: true });
}
