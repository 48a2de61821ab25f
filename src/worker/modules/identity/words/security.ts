import { defineTexts } from '../../../../lib/language.ts';

/** Mails about the password and the second factor of an account. */
export const securityWords = defineTexts({
  en: {
    passwordSubject: 'Your password was changed',
    password: (address: string, time: string) =>
      `The password of the Herald account ${address} was changed on ${time}.`,
    passwordHelp:
      'If you did not do this, request a password reset at once: it ends all sessions of the account.',
    turnedOnSubject: 'Two-factor authentication was turned on',
    turnedOn: (address: string, time: string) =>
      `Two-factor authentication of the Herald account ${address} was turned on on ${time}.`,
    withFactor:
      'From now on, signing in with the password needs a code of your authenticator app, or a recovery code.',
    turnedOffSubject: 'Two-factor authentication was turned off',
    turnedOff: (address: string, time: string) =>
      `Two-factor authentication of the Herald account ${address} was turned off on ${time}.`,
    withoutFactor: 'From now on, signing in needs the password alone.',
    factorHelp: 'If you did not do this, change your password at once.',
  },
  de: {
    passwordSubject: 'Dein Passwort wurde geändert',
    password: (address, time) => `Das Passwort des Herald-Kontos ${address} wurde am ${time} geändert.`,
    passwordHelp:
      'Wenn du das nicht warst, setze das Passwort sofort zurück: Das beendet alle Sitzungen des Kontos.',
    turnedOnSubject: 'Der zweite Faktor wurde eingeschaltet',
    turnedOn: (address, time) =>
      `Der zweite Faktor des Herald-Kontos ${address} wurde am ${time} eingeschaltet.`,
    withFactor:
      'Ab jetzt brauchst du zum Anmelden neben dem Passwort einen Code aus deiner Authenticator-App oder einen Wiederherstellungscode.',
    turnedOffSubject: 'Der zweite Faktor wurde ausgeschaltet',
    turnedOff: (address, time) =>
      `Der zweite Faktor des Herald-Kontos ${address} wurde am ${time} ausgeschaltet.`,
    withoutFactor: 'Ab jetzt genügt zum Anmelden das Passwort.',
    factorHelp: 'Wenn du das nicht warst, ändere sofort dein Passwort.',
  },
});
