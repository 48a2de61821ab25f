/** Users beside the demo user. */
import { until } from '../herald.ts';
import { openPage, type World } from './world.ts';

interface Mail {
  id: number;
  to_address: string;
}

let count = 0;
export const freshAddress = () => `person-${Date.now()}-${++count}@example.com`;

/** Returns the text of Herald's mail to an outside address. `world` reads the demo's info@, which gets a copy. */
export async function mailed(world: World, subject: string, address: string): Promise<string> {
  let probes = 0;
  return until(`the mail "${subject}"`, 60, async () => {
    // Every two seconds: an organization may start 30 syncs a minute.
    if (probes++ % 10 === 0) await world.api('POST', '/api/sync');
    const mails = await world.api<Mail[]>('GET', `/api/emails?search=${encodeURIComponent(subject)}`);
    const found = mails.find(({ to_address }) => to_address.includes(address));
    return found && (await world.api<{ body_text: string }>('GET', `/api/emails/${found.id}`)).body_text;
  });
}

export const PASSWORD = 'a long enough password';

/** Signs up a new user in an organization of their own. */
export async function newcomer(name: string): Promise<World & { email: string }> {
  const world = await openPage({ path: null, isSignedIn: false });
  const email = freshAddress();
  await world.api('POST', '/api/auth/sign-up/email', { name, email, password: PASSWORD });
  return { ...world, email };
}

/** Opens the link that Herald mails to a new user. `reader` is the demo user, who receives Herald's mail. */
export async function verify({ api, page, email }: World & { email: string }, reader: World): Promise<void> {
  await api('POST', '/api/auth/send-verification-email', { email });
  const link = /https?:\S+verify-email\S+/.exec(await mailed(reader, 'Verify your address', email))![0];
  await page.goto(link);
}

/** Adds a new user to the organization of `owner`, and returns their page. */
export async function join(owner: World, reader: World, name: string): Promise<World> {
  const guest = await newcomer(name);
  const { id: invitationId } = await owner.api<{ id: string }>(
    'POST',
    '/api/auth/organization/invite-member',
    { email: guest.email, role: 'member' },
  );
  await verify(guest, reader);
  await guest.api('POST', '/api/auth/organization/accept-invitation', { invitationId });
  return guest;
}
