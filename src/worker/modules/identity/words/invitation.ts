import { defineTexts } from '../../../../lib/language.ts';

/** The mail that invites somebody to an organization. */
export const invitationWords = defineTexts({
  en: {
    somebody: 'Somebody',
    subject: (inviter: string, organization: string) =>
      `${inviter} invites you to ${organization || 'an organization'}`,
    invites: (inviter: string, organization: string) =>
      `${inviter} invites you to join ${organization ? `the organization ${organization}` : 'an organization'} in Herald.`,
    howTo: 'To accept, sign in with this address or sign up with it.',
    action: 'See the invitation',
    note: 'The invitation expires after 48 hours. If you do not know who sent it, ignore this email.',
  },
  de: {
    somebody: 'Jemand',
    subject: (inviter, organization) => `${inviter} lädt dich zu ${organization || 'einer Organisation'} ein`,
    invites: (inviter, organization) =>
      `${inviter} lädt dich ein, ${organization ? `der Organisation ${organization}` : 'einer Organisation'} in Herald beizutreten.`,
    howTo: 'Zum Annehmen meldest du dich mit dieser Adresse an oder registrierst dich mit ihr.',
    action: 'Einladung ansehen',
    note: 'Die Einladung läuft nach 48 Stunden ab. Wenn du nicht weißt, von wem sie ist, ignoriere diese E-Mail.',
  },
});
