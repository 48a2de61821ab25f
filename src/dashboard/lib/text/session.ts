import { defineTexts } from './language.tsx';

/** Signing in and up, and what comes by mail. */
export const sessionText = defineTexts({
  en: {
    title: 'Sign in to Herald',
    email: 'Email',
    password: 'Password',
    submit: 'Sign in',
    again: 'Your session has ended. Sign in again: nothing that you typed is lost.',
    code: 'Code of your authenticator app',
    recoveryCode: 'Recovery code',
    useRecoveryCode: 'Use a recovery code instead',
    useCode: 'Use a code of the app instead',
  },
  de: {
    title: 'Bei Herald anmelden',
    email: 'E-Mail-Adresse',
    password: 'Passwort',
    submit: 'Anmelden',
    again: 'Die Sitzung ist abgelaufen. Melde dich wieder an: Was du geschrieben hast, bleibt erhalten.',
    code: 'Code der Authenticator-App',
    recoveryCode: 'Wiederherstellungscode',
    useRecoveryCode: 'Stattdessen einen Wiederherstellungscode eingeben',
    useCode: 'Stattdessen einen Code der App eingeben',
  },
});
