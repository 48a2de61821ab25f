import { type Accent, MAILS, makeAccent } from '../../../../lib/accent.ts';

/** How an organization looks; each is null if it has not been set. */
export interface Look {
  name: string | null;
  /** A hex colour. */
  color: string | null;
  logoUrl: string | null;
}

/** The look of the service itself. */
export const HERALD: Look = { name: null, color: null, logoUrl: null };
const HERALD_COLOR = '#4f46e5';

/** The colours of mails, other than the accent. Text has a contrast of 7 or more (AAA) in both themes. */
export const COLORS = {
  light: { page: '#f4f4f6', card: '#ffffff', ink: '#1b1c20', quiet: '#4a4c56', line: '#e2e2e8' },
  dark: { page: '#111216', card: '#1c1d22', ink: '#ececf0', quiet: '#b9bbc4', line: '#33353e' },
};

export const accentOf = ({ color }: Look): Accent => makeAccent(color ?? HERALD_COLOR, MAILS);
