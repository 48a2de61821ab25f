import { defineTexts } from '../../../../lib/language.ts';

/** Mails with a link that verifies an address or resets a password. */
export const linkWords = defineTexts({
  en: {
    verifySubject: 'Verify your address',
    verify: 'There is a Herald account with this address. If it is yours, verify it within a day.',
    verifyAction: 'Verify this address',
    verifyNote: 'If it is not yours, ignore this email: the address stays unverified.',
    resetSubject: 'Reset your password',
    reset: 'Somebody, hopefully you, wants to set a new password for the Herald account with this address.',
    resetTime: 'You can do that within an hour.',
    resetAction: 'Set a new password',
    resetToken: 'Within an hour, enter this token where you requested it:',
    resetNote: 'If it was not you, ignore this email: your password stays as it is.',
  },
  de: {
    verifySubject: 'Bestätige deine Adresse',
    verify:
      'Zu dieser Adresse gibt es ein Herald-Konto. Wenn es deines ist, bestätige sie innerhalb eines Tages.',
    verifyAction: 'Adresse bestätigen',
    verifyNote: 'Wenn es nicht deines ist, ignoriere diese E-Mail: Die Adresse bleibt unbestätigt.',
    resetSubject: 'Setze dein Passwort zurück',
    reset:
      'Jemand, hoffentlich du, möchte ein neues Passwort für das Herald-Konto mit dieser Adresse festlegen.',
    resetTime: 'Das geht innerhalb einer Stunde.',
    resetAction: 'Neues Passwort festlegen',
    resetToken: 'Gib innerhalb einer Stunde diesen Code dort ein, wo du ihn angefordert hast:',
    resetNote: 'Wenn du das nicht warst, ignoriere diese E-Mail: Dein Passwort bleibt, wie es ist.',
  },
});
