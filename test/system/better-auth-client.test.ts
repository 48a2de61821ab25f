/** The official client of better-auth, which knows nothing of Herald, goes all the way. */
import { createAuthClient } from 'better-auth/client';
import { organizationClient, twoFactorClient } from 'better-auth/client/plugins';
import { ImapFlow } from 'imapflow';
import * as OTPAuth from 'otpauth';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Herald, startHerald, stateFolder, until } from './herald.ts';

const PASSWORD = 'correct horse battery';
const NEW_PASSWORD = 'staple correct battery';
const state = stateFolder();
let herald: Herald;

beforeAll(async () => {
  herald = await startHerald(state.path, { DEMO: '0' });
});
afterAll(async () => {
  await herald?.stop();
  state.remove();
});

/** The names of the calls that were made, in order. */
const calls: string[] = [];

/** A browser: better-auth's client with a cookie jar. */
function browser() {
  const jar = new Map<string, string>();
  const fetchWithCookies = async (input: string | URL | Request, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
    headers.set('origin', herald.origin);
    const response = await fetch(input, { ...init, headers, redirect: 'manual' });
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = cookie.split(';');
      const [name = '', value = ''] = pair.split('=');
      if (attributes.some((attribute) => /max-age=0/i.test(attribute))) jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  };
  return createAuthClient({
    baseURL: herald.origin,
    plugins: [organizationClient(), twoFactorClient()],
    fetchOptions: { customFetchImpl: fetchWithCookies },
  });
}

type Answer<T> = { data: T | null; error: { status: number; code?: string | undefined } | null };

/** The data of a call that must succeed. */
async function ok<T>(name: string, call: Promise<Answer<T>>): Promise<T> {
  calls.push(name);
  const { data, error } = await call;
  expect(error, name).toBeNull();
  return data as T;
}

/** The code of a call that must be refused. */
async function refused(name: string, call: Promise<Answer<unknown>>): Promise<string | undefined> {
  calls.push(name);
  const { data, error } = await call;
  expect(data, name).toBeNull();
  return error?.code;
}

/** The text of the newest mail to this address whose subject fits. */
async function mailTo(address: string, subject: RegExp): Promise<string> {
  return until(`mail to ${address}`, 30, async () => {
    const imap = new ImapFlow({
      host: '127.0.0.1',
      port: herald.imapPort,
      secure: false,
      doSTARTTLS: false,
      logger: false,
      auth: { user: address, pass: 'herald-demo' },
    });
    await imap.connect();
    try {
      await imap.mailboxOpen('INBOX', { readOnly: true });
      const messages = await imap.fetchAll('1:*', { source: true });
      const parsed = await Promise.all(messages.map(({ source }) => PostalMime.parse(source ?? '')));
      return parsed.findLast((mail) => subject.test(mail.subject ?? ''))?.text;
    } finally {
      await imap.logout();
    }
  });
}

/** The code of the step that is `steps` from now. */
function totp(uri: string, steps = 0): string {
  const parsed = OTPAuth.URI.parse(uri) as OTPAuth.TOTP;
  return parsed.generate({ timestamp: Date.now() + steps * 30_000 });
}

test('accounts, organizations and a second factor, without a special case', async () => {
  const ada = browser();
  const email = 'ada@example.com';

  // Accounts.
  const signedUp = await ok(
    'signUp.email',
    ada.signUp.email({ name: 'Ada Moreau', email, password: PASSWORD }),
  );
  expect(signedUp.user).toMatchObject({ email, emailVerified: false });
  const again = browser().signUp.email({ name: 'Eve', email, password: PASSWORD });
  expect(await refused('signUp.email', again)).toBe('USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL');
  const session = await ok('getSession', ada.getSession());
  expect(session.user.createdAt).toBeInstanceOf(Date);
  const verification = /token=([^&\s]+)/.exec(await mailTo(email, /verif|confirm/i))?.[1] ?? '';
  await ok('verifyEmail', ada.verifyEmail({ query: { token: verification } }));
  await ok('updateUser', ada.updateUser({ name: 'Ada M.' }));
  expect((await ok('getSession', ada.getSession())).user).toMatchObject({
    name: 'Ada M.',
    emailVerified: true,
  });

  const phone = browser();
  await ok('signIn.email', phone.signIn.email({ email, password: PASSWORD }));
  const wrong = browser().signIn.email({ email, password: 'wrong password' });
  expect(await refused('signIn.email', wrong)).toBe('INVALID_EMAIL_OR_PASSWORD');
  const sessions = await ok('listSessions', ada.listSessions());
  expect(sessions).toHaveLength(2);
  const other = sessions.find(({ id }) => id !== session.session.id);
  await ok('revokeSession', ada.revokeSession({ token: other?.token ?? '' }));
  expect((await phone.getSession()).data).toBeNull();
  const onward = phone.signIn.email({ email, password: PASSWORD, callbackURL: '/inbox' });
  expect(await ok('signIn.email', onward)).toMatchObject({ redirect: true, url: '/inbox' });
  await ok('revokeOtherSessions', ada.revokeOtherSessions());
  expect((await phone.getSession()).data).toBeNull();

  const passwords = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
  await ok('changePassword', ada.changePassword({ ...passwords, revokeOtherSessions: true }));
  expect(await refused('changePassword', ada.changePassword(passwords))).toBe('INVALID_PASSWORD');
  await ok('requestPasswordReset', phone.requestPasswordReset({ email, redirectTo: '/reset' }));
  const link = /https?:\S+reset-password\/\S+/.exec(await mailTo(email, /reset/i))?.[0] ?? '';
  const followed = await fetch(link.replace('localhost', '127.0.0.1'), { redirect: 'manual' });
  const token =
    new URL(followed.headers.get('location') ?? '', herald.origin).searchParams.get('token') ?? '';
  await ok('resetPassword', phone.resetPassword({ newPassword: PASSWORD, token }));
  expect(await refused('resetPassword', phone.resetPassword({ newPassword: PASSWORD, token }))).toBe(
    'INVALID_TOKEN',
  );
  expect((await ada.getSession()).data).toBeNull();
  await ok('signIn.email', ada.signIn.email({ email, password: PASSWORD }));
  await ok('listAccounts', ada.listAccounts());
  const social = await ok(
    'signIn.social',
    phone.signIn.social({ provider: 'google', callbackURL: '/', disableRedirect: true }),
  );
  expect(new URL(social.url ?? '').searchParams.get('code_challenge_method')).toBe('S256');

  // Organizations.
  const { organization } = ada;
  await ok('organization.checkSlug', organization.checkSlug({ slug: 'parcels' }));
  const made = await ok('organization.create', organization.create({ name: 'Parcels', slug: 'parcels' }));
  expect((await ok('organization.list', organization.list())).map(({ slug }) => slug)).toContain('parcels');
  await ok('organization.setActive', organization.setActive({ organizationId: made.id }));
  await ok('organization.update', organization.update({ data: { name: 'Parcels Ltd' } }));
  const full = await ok('organization.getFullOrganization', organization.getFullOrganization());
  expect(full).toMatchObject({ id: made.id, name: 'Parcels Ltd' });
  expect(full.members.map(({ role }) => role)).toEqual(['owner']);

  const kim = browser();
  await ok('signUp.email', kim.signUp.email({ name: 'Kim', email: 'kim@example.com', password: PASSWORD }));
  const invitation = await ok(
    'organization.inviteMember',
    organization.inviteMember({ email: 'kim@example.com', role: 'member' }),
  );
  expect(await mailTo('kim@example.com', /invit/i)).toContain(invitation.id);
  expect(await ok('organization.listInvitations', organization.listInvitations())).toHaveLength(1);
  const invitationId = invitation.id;
  expect(
    await refused('organization.acceptInvitation', kim.organization.acceptInvitation({ invitationId })),
  ).toBe('EMAIL_VERIFICATION_REQUIRED_BEFORE_ACCEPTING_OR_REJECTING_INVITATION');
  const proof = /token=([^&\s]+)/.exec(await mailTo('kim@example.com', /verif|confirm/i))?.[1] ?? '';
  await ok('verifyEmail', kim.verifyEmail({ query: { token: proof } }));
  await ok('organization.getInvitation', kim.organization.getInvitation({ query: { id: invitationId } }));
  expect(await ok('organization.listUserInvitations', kim.organization.listUserInvitations())).toHaveLength(
    1,
  );
  await ok('organization.acceptInvitation', kim.organization.acceptInvitation({ invitationId }));
  await refused('organization.acceptInvitation', kim.organization.acceptInvitation({ invitationId }));
  const { members } = await ok('organization.listMembers', organization.listMembers());
  expect(members).toHaveLength(2);
  const membership = await ok('organization.getActiveMember', kim.organization.getActiveMember());
  expect(membership).toMatchObject({ role: 'member' });
  const promotion = { memberId: membership.id, role: 'admin' as const };
  await refused('organization.updateMemberRole', kim.organization.updateMemberRole(promotion));
  await ok('organization.updateMemberRole', organization.updateMemberRole(promotion));
  const lee = { email: 'lee@example.com', role: 'member' as const };
  const second = await ok('organization.inviteMember', kim.organization.inviteMember(lee));
  await ok('organization.cancelInvitation', kim.organization.cancelInvitation({ invitationId: second.id }));
  await refused('organization.leave', organization.leave({ organizationId: made.id }));
  await ok('organization.removeMember', organization.removeMember({ memberIdOrEmail: 'kim@example.com' }));
  const third = await ok(
    'organization.inviteMember',
    organization.inviteMember({ email: 'kim@example.com', role: 'member' }),
  );
  await ok('signIn.email', kim.signIn.email({ email: 'kim@example.com', password: PASSWORD }));
  await ok('organization.rejectInvitation', kim.organization.rejectInvitation({ invitationId: third.id }));

  // A second factor.
  const setUp = await ok('twoFactor.enable', ada.twoFactor.enable({ password: PASSWORD }));
  if (!('totpURI' in setUp)) throw new Error('no TOTP was set up');
  const { totpURI, backupCodes } = setUp;
  expect(backupCodes).toHaveLength(10);
  await ok('twoFactor.verifyTotp', ada.twoFactor.verifyTotp({ code: totp(totpURI, -1) }));
  await ok('signOut', ada.signOut());
  const asked = await ok('signIn.email', ada.signIn.email({ email, password: PASSWORD }));
  expect(asked).toMatchObject({ twoFactorRedirect: true });
  expect((await ada.getSession()).data).toBeNull();
  const used = ada.twoFactor.verifyTotp({ code: totp(totpURI, -1) });
  expect(await refused('twoFactor.verifyTotp', used)).toBe('INVALID_CODE');
  await ok('twoFactor.verifyTotp', ada.twoFactor.verifyTotp({ code: totp(totpURI, 0), trustDevice: true }));
  expect((await ok('getSession', ada.getSession())).user).toMatchObject({ twoFactorEnabled: true });
  await ok('signOut', ada.signOut());
  const trusted = await ok('signIn.email', ada.signIn.email({ email, password: PASSWORD }));
  expect(trusted).not.toHaveProperty('twoFactorRedirect');
  await ok('signIn.email', phone.signIn.email({ email, password: PASSWORD }));
  const code = backupCodes[0] ?? '';
  await ok('twoFactor.verifyBackupCode', phone.twoFactor.verifyBackupCode({ code }));
  await ok('twoFactor.getTotpUri', phone.twoFactor.getTotpUri({ password: PASSWORD }));
  const renewed = await ok(
    'twoFactor.generateBackupCodes',
    phone.twoFactor.generateBackupCodes({ password: PASSWORD }),
  );
  expect(renewed.backupCodes).not.toContain(code);
  await ok('twoFactor.disable', phone.twoFactor.disable({ password: PASSWORD }));
  await ok('revokeSessions', phone.revokeSessions());
  expect((await ada.getSession()).data).toBeNull();

  expect(new Set(calls).size).toBeGreaterThanOrEqual(30);
});
