import { defineTexts } from '../language.tsx';

/** The offer to use the browser's time zone. */
export const zoneOfferText = defineTexts({
  en: {
    offer: (own: string, profile: string) => `Your browser is in ${own}, your profile says ${profile}.`,
    use: (own: string) => `Use ${own}`,
    keep: (profile: string) => `Keep ${profile}`,
    used: (own: string) => `Times are those of ${own} now.`,
    failed: 'The time zone could not be changed.',
  },
  de: {
    offer: (own, profile) => `Dein Browser ist in ${own}, in deinem Profil steht ${profile}.`,
    use: (own) => `${own} verwenden`,
    keep: (profile) => `${profile} behalten`,
    used: (own) => `Alle Zeiten sind jetzt die von ${own}.`,
    failed: 'Die Zeitzone ließ sich nicht ändern.',
  },
});
