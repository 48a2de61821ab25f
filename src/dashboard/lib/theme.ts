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

const BRAND = 'herald:brand';
const HEX = /^#[0-9a-f]{6}$/;
const TOKENS = { accent: '--color-accent', on_accent: '--color-on-accent' } as const;
type Shades = Record<keyof typeof TOKENS, string>;

/** How an organization looks in the dashboard. */
export interface Brand {
  accent: { light: Shades; dark: Shades } | null;
  /** A path. */
  logo: string | null;
}
const HERALD: Brand = { accent: null, logo: null };

/** Returns the look of the organization that was open here the last time: pages show it before it is loaded. */
export function rememberedBrand(): Brand {
  try {
    return { ...HERALD, ...(JSON.parse(localStorage.getItem(BRAND) ?? '{}') as Partial<Brand>) };
  } catch {
    return HERALD;
  }
}

/** Applies the accent of the organization, or that of Herald. */
export function applyBrand({ accent } = rememberedBrand()): void {
  const { style } = document.documentElement;
  for (const [name, token] of Object.entries(TOKENS) as [keyof Shades, string][]) {
    const [light = '', dark = ''] = [accent?.light[name], accent?.dark[name]];
    if (HEX.test(light) && HEX.test(dark)) style.setProperty(token, `light-dark(${light}, ${dark})`);
    else style.removeProperty(token);
  }
}

export function rememberBrand(brand: Brand): void {
  localStorage.setItem(BRAND, JSON.stringify(brand));
  applyBrand(brand);
}

/** For another organization, or nobody. */
export const forgetBrand = () => localStorage.removeItem(BRAND);
