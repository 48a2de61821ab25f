/** Every text of the dashboard in English. Other languages have the same shape. */
export const en = {
  app: 'Herald',
  nav: {
    label: 'Main',
    today: 'Today',
    mail: 'Mail',
    board: 'Board',
    live: 'Live desk',
    audits: 'Audits',
    calendar: 'Calendar',
    assistant: 'Assistant',
    settings: 'Settings',
    open: 'Open navigation',
    skip: 'Skip to content',
  },
  account: {
    menu: 'Account',
    signOut: 'Sign out',
    organizations: 'Organizations',
  },
  signIn: {
    title: 'Sign in to Herald',
    email: 'Email',
    password: 'Password',
    submit: 'Sign in',
    demo: 'Sign in as the demo user',
    google: 'Sign in with Google',
    again: 'Your session has ended. Sign in again: nothing that you typed is lost.',
    code: 'Code of your authenticator app',
    recoveryCode: 'Recovery code',
    useRecoveryCode: 'Use a recovery code instead',
    useCode: 'Use a code of the app instead',
    forgotten: 'Forgot your password?',
    create: 'Create an account',
  },
  state: {
    loading: 'Loading…',
    offline: 'You are offline. What you see may be old.',
    failed: 'This did not work.',
    retry: 'Try again',
    request: (id: string) => `Request ${id}`,
    notFound: 'There is no such page.',
    home: 'Go to Today',
  },
  common: { close: 'Close', cancel: 'Cancel' },
};

export type Text = typeof en;
