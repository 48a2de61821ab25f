/** Adds the demo user's colleagues: they sign up, verify their address and accept an invitation, as anybody would. */
import { DEMO_PASSWORD, DOMAIN, signIn } from '../account.ts';
import { verificationToken } from '../address.ts';
import { cookieOf, expectOk, read, send } from '../calls.ts';
import type { Assignee } from './letters/conversation.ts';
import type { Showcase } from './showcase.ts';

export const ORGANIZATION = 'Kettle & Lark';
const PEOPLE = [
  { key: 'mira', name: 'Mira Solberg', role: 'admin' },
  { key: 'theo', name: 'Theo Marsh', role: 'member' },
  { key: 'lin', name: 'Lin Qureshi', role: 'member' },
] as const;
/** An invited colleague who has not responded yet. */
const INVITED = `noor@${DOMAIN}`;

const emailOf = (key: string) => `${key}@${DOMAIN}`;

interface Member {
  userId: string;
  user: { email: string };
}

/** Names the organization, and adds its missing members. */
export async function addPeople(showcase: Showcase): Promise<void> {
  const { origin, cookie } = showcase;
  const url = `${origin}/api/auth/organization`;
  await expectOk(await send('POST', `${url}/update`, { data: { name: ORGANIZATION } }, cookie));
  const present = new Set((await membersOf(showcase)).map(({ user }) => user.email));
  const invitations = await read<{ id: string; email: string; status: string }[]>(
    await send('GET', `${url}/list-invitations`, undefined, cookie),
  );
  const invite = async (email: string, role: string) =>
    invitations.find((each) => each.email === email && each.status === 'pending') ??
    (await read<{ id: string }>(await send('POST', `${url}/invite-member`, { email, role }, cookie)));
  for (const { key, name, role } of PEOPLE) {
    const email = emailOf(key);
    if (present.has(email)) continue;
    const { id: invitationId } = await invite(email, role);
    const guest = await signUp(showcase, name, email);
    await expectOk(await send('POST', `${url}/accept-invitation`, { invitationId }, guest));
  }
  await invite(INVITED, 'member');
}

/** Returns the user ids of the colleagues, by key. */
export async function findPeople(showcase: Showcase): Promise<Map<NonNullable<Assignee>, number>> {
  const members = await membersOf(showcase);
  return new Map(
    (['demo', 'mira', 'theo', 'lin'] as const).flatMap((key) => {
      const member = members.find(({ user }) => user.email === emailOf(key));
      return member ? [[key, Number(member.userId)] as const] : [];
    }),
  );
}

async function membersOf({ origin, cookie }: Showcase): Promise<Member[]> {
  const url = `${origin}/api/auth/organization/list-members`;
  return (await read<{ members: Member[] }>(await send('GET', url, undefined, cookie))).members;
}

/** Returns the session of an account with a verified address. */
async function signUp({ origin, imapPort }: Showcase, name: string, email: string): Promise<string> {
  const auth = `${origin}/api/auth`;
  const account = { name, email, password: DEMO_PASSWORD };
  const answer = await send('POST', `${auth}/sign-up/email`, account);
  const isNew = answer.status !== 422;
  const cookie = isNew ? cookieOf(await expectOk(answer)) : await signIn(origin, email);
  if (!cookie) throw new Error(`${email} cannot sign in with the demo's password.`);
  const { user } = await read<{ user: { emailVerified: boolean } }>(
    await send('GET', `${auth}/get-session`, undefined, cookie),
  );
  if (user.emailVerified) return cookie;
  // The mail of an earlier start was lost with that start's mail server.
  if (!isNew) await expectOk(await send('POST', `${auth}/send-verification-email`, { email }, cookie));
  const token = await verificationToken(imapPort, { user: email, pass: DEMO_PASSWORD });
  if (token === null) throw new Error(`No verification mail arrived for ${email}.`);
  await expectOk(await send('GET', `${auth}/verify-email?token=${token}`, undefined, cookie));
  return cookie;
}
