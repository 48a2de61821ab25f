const CHOICE = 'herald:theme';
export type Theme = 'system' | 'light' | 'dark';

export const currentTheme = () => (localStorage.getItem(CHOICE) ?? 'system') as Theme;

/** Applies the system's theme, or the one chosen in this browser. */
export function applyTheme(theme = currentTheme()): void {
  localStorage.setItem(CHOICE, theme);
  document.documentElement.style.colorScheme = theme === 'system' ? 'light dark' : theme;
}
