/** Runs better-auth's official client, which contains no code for Herald, against Herald. */
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

/** The names of all calls, in order. */
const calls: string[] = [];

/** Simulates a browser: better-auth's client with a cookie jar. */
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

/** Returns the data of a call that must succeed. */
async function expectData<T>(name: string, call: Promise<Answer<T>>): Promise<T> {
  calls.push(name);
  const { data, error } = await call;
  expect(error, name).toBeNull();
  return data as T;
}

/** Returns the error code of a call that must fail. */
async function expectError(name: string, call: Promise<Answer<unknown>>): Promise<string | undefined> {
  calls.push(name);
  const { data, error } = await call;
  expect(data, name).toBeNull();
  return error?.code;
}

/** Returns the text of the newest mail to this address with a matching subject. */
async function mailTo(address: string, subject: RegExp): Promise<string> {
  return until(`mail to ${address}`, 60, async () => {
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

/** Returns the TOTP code for the time step that is `steps` from now. */
function totp(uri: string, steps = 0): string {
  const parsed = OTPAuth.URI.parse(uri) as OTPAuth.TOTP;
  return parsed.generate({ timestamp: Date.now() + steps * 30_000 });
}

test('accounts, organizations and a second factor work with the unmodified client', async () => {
  const ada = browser();
  const email = 'ada@example.com';

  // Accounts.
  const signUpResult = await expectData(
    'signUp.email',
    ada.signUp.email({ name: 'Ada Moreau', email, password: PASSWORD }),
  );
  expect(signUpResult.user).toMatchObject({ email, emailVerified: false });
  const again = browser().signUp.email({ name: 'Eve', email, password: PASSWORD });
  expect(await expectError('signUp.email', again)).toBe('USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL');
  const session = await expectData('getSession', ada.getSession());
  expect(session.user.createdAt).toBeInstanceOf(Date);
  const verification = /token=([^&\s]+)/.exec(await mailTo(email, /verif|confirm/i))?.[1] ?? '';
  await expectData('verifyEmail', ada.verifyEmail({ query: { token: verification } }));
  await expectData('updateUser', ada.updateUser({ name: 'Ada M.' }));
  expect((await expectData('getSession', ada.getSession())).user).toMatchObject({
    name: 'Ada M.',
    emailVerified: true,
  });

  const phone = browser();
  await expectData('signIn.email', phone.signIn.email({ email, password: PASSWORD }));
  const wrong = browser().signIn.email({ email, password: 'wrong password' });
  expect(await expectError('signIn.email', wrong)).toBe('INVALID_EMAIL_OR_PASSWORD');
  const sessions = await expectData('listSessions', ada.listSessions());
  expect(sessions).toHaveLength(2);
  const other = sessions.find(({ id }) => id !== session.session.id);
  await expectData('revokeSession', ada.revokeSession({ token: other?.token ?? '' }));
  expect((await phone.getSession()).data).toBeNull();
  const signInWithCallback = phone.signIn.email({ email, password: PASSWORD, callbackURL: '/inbox' });
  expect(await expectData('signIn.email', signInWithCallback)).toMatchObject({
    redirect: true,
    url: '/inbox',
  });
  await expectData('revokeOtherSessions', ada.revokeOtherSessions());
  expect((await phone.getSession()).data).toBeNull();

  const passwords = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
  await expectData('changePassword', ada.changePassword({ ...passwords, revokeOtherSessions: true }));
  expect(await expectError('changePassword', ada.changePassword(passwords))).toBe('INVALID_PASSWORD');
  await expectData('requestPasswordReset', phone.requestPasswordReset({ email, redirectTo: '/reset' }));
  const link = /https?:\S+reset-password\/\S+/.exec(await mailTo(email, /reset/i))?.[0] ?? '';
  const resetResponse = await fetch(link.replace('localhost', '127.0.0.1'), { redirect: 'manual' });
  const token =
    new URL(resetResponse.headers.get('location') ?? '', herald.origin).searchParams.get('token') ?? '';
  await expectData('resetPassword', phone.resetPassword({ newPassword: PASSWORD, token }));
  expect(await expectError('resetPassword', phone.resetPassword({ newPassword: PASSWORD, token }))).toBe(
    'INVALID_TOKEN',
  );
  expect((await ada.getSession()).data).toBeNull();
  await expectData('signIn.email', ada.signIn.email({ email, password: PASSWORD }));
  await expectData('listAccounts', ada.listAccounts());
  const social = await expectData(
    'signIn.social',
    phone.signIn.social({ provider: 'google', callbackURL: '/', disableRedirect: true }),
  );
  expect(new URL(social.url ?? '').searchParams.get('code_challenge_method')).toBe('S256');

  // Organizations.
  const { organization } = ada;
  await expectData('organization.checkSlug', organization.checkSlug({ slug: 'parcels' }));
  const created = await expectData(
    'organization.create',
    organization.create({ name: 'Parcels', slug: 'parcels' }),
  );
  expect((await expectData('organization.list', organization.list())).map(({ slug }) => slug)).toContain(
    'parcels',
  );
  await expectData('organization.setActive', organization.setActive({ organizationId: created.id }));
  await expectData('organization.update', organization.update({ data: { name: 'Parcels Ltd' } }));
  const full = await expectData('organization.getFullOrganization', organization.getFullOrganization());
  expect(full).toMatchObject({ id: created.id, name: 'Parcels Ltd' });
  expect(full.members.map(({ role }) => role)).toEqual(['owner']);

  const kim = browser();
  await expectData(
    'signUp.email',
    kim.signUp.email({ name: 'Kim', email: 'kim@example.com', password: PASSWORD }),
  );
  const invitation = await expectData(
    'organization.inviteMember',
    organization.inviteMember({ email: 'kim@example.com', role: 'member' }),
  );
  expect(await mailTo('kim@example.com', /invit/i)).toContain(invitation.id);
  expect(await expectData('organization.listInvitations', organization.listInvitations())).toHaveLength(1);
  const invitationId = invitation.id;
  expect(
    await expectError('organization.acceptInvitation', kim.organization.acceptInvitation({ invitationId })),
  ).toBe('EMAIL_VERIFICATION_REQUIRED_BEFORE_ACCEPTING_OR_REJECTING_INVITATION');
  const verificationToken =
    /token=([^&\s]+)/.exec(await mailTo('kim@example.com', /verif|confirm/i))?.[1] ?? '';
  await expectData('verifyEmail', kim.verifyEmail({ query: { token: verificationToken } }));
  await expectData(
    'organization.getInvitation',
    kim.organization.getInvitation({ query: { id: invitationId } }),
  );
  expect(
    await expectData('organization.listUserInvitations', kim.organization.listUserInvitations()),
  ).toHaveLength(1);
  await expectData('organization.acceptInvitation', kim.organization.acceptInvitation({ invitationId }));
  await expectError('organization.acceptInvitation', kim.organization.acceptInvitation({ invitationId }));
  const { members } = await expectData('organization.listMembers', organization.listMembers());
  expect(members).toHaveLength(2);
  const membership = await expectData('organization.getActiveMember', kim.organization.getActiveMember());
  expect(membership).toMatchObject({ role: 'member' });
  const promotion = { memberId: membership.id, role: 'admin' as const };
  await expectError('organization.updateMemberRole', kim.organization.updateMemberRole(promotion));
  await expectData('organization.updateMemberRole', organization.updateMemberRole(promotion));
  const lee = { email: 'lee@example.com', role: 'member' as const };
  const second = await expectData('organization.inviteMember', kim.organization.inviteMember(lee));
  await expectData(
    'organization.cancelInvitation',
    kim.organization.cancelInvitation({ invitationId: second.id }),
  );
  await expectError('organization.leave', organization.leave({ organizationId: created.id }));
  await expectData(
    'organization.removeMember',
    organization.removeMember({ memberIdOrEmail: 'kim@example.com' }),
  );
  const third = await expectData(
    'organization.inviteMember',
    organization.inviteMember({ email: 'kim@example.com', role: 'member' }),
  );
  await expectData('signIn.email', kim.signIn.email({ email: 'kim@example.com', password: PASSWORD }));
  await expectData(
    'organization.rejectInvitation',
    kim.organization.rejectInvitation({ invitationId: third.id }),
  );

  // A second factor.
  const enrollment = await expectData('twoFactor.enable', ada.twoFactor.enable({ password: PASSWORD }));
  if (!('totpURI' in enrollment)) throw new Error('no TOTP was set up');
  const { totpURI, backupCodes } = enrollment;
  expect(backupCodes).toHaveLength(10);
  // A code of the time step before is right until this one ends.
  await until('the first half of a time step', 30, async () => Date.now() % 30_000 < 15_000);
  await expectData('twoFactor.verifyTotp', ada.twoFactor.verifyTotp({ code: totp(totpURI, -1) }));
  await expectData('signOut', ada.signOut());
  const challenge = await expectData('signIn.email', ada.signIn.email({ email, password: PASSWORD }));
  expect(challenge).toMatchObject({ twoFactorRedirect: true });
  expect((await ada.getSession()).data).toBeNull();
  const usedCode = ada.twoFactor.verifyTotp({ code: totp(totpURI, -1) });
  expect(await expectError('twoFactor.verifyTotp', usedCode)).toBe('INVALID_CODE');
  await expectData(
    'twoFactor.verifyTotp',
    ada.twoFactor.verifyTotp({ code: totp(totpURI, 0), trustDevice: true }),
  );
  expect((await expectData('getSession', ada.getSession())).user).toMatchObject({ twoFactorEnabled: true });
  await expectData('signOut', ada.signOut());
  const trustedSignIn = await expectData('signIn.email', ada.signIn.email({ email, password: PASSWORD }));
  expect(trustedSignIn).not.toHaveProperty('twoFactorRedirect');
  await expectData('signIn.email', phone.signIn.email({ email, password: PASSWORD }));
  const code = backupCodes[0] ?? '';
  await expectData('twoFactor.verifyBackupCode', phone.twoFactor.verifyBackupCode({ code }));
  await expectData('twoFactor.getTotpUri', phone.twoFactor.getTotpUri({ password: PASSWORD }));
  const newCodes = await expectData(
    'twoFactor.generateBackupCodes',
    phone.twoFactor.generateBackupCodes({ password: PASSWORD }),
  );
  expect(newCodes.backupCodes).not.toContain(code);
  await expectData('twoFactor.disable', phone.twoFactor.disable({ password: PASSWORD }));
  await expectData('revokeSessions', phone.revokeSessions());
  expect((await ada.getSession()).data).toBeNull();

  expect(new Set(calls).size).toBeGreaterThanOrEqual(30);
});
