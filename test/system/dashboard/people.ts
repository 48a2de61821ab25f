/** Users beside the demo user. */
import { until } from '../herald.ts';
import { openPage, type World } from './world.ts';

let count = 0;
export const freshAddress = () => `person-${Date.now()}-${++count}@example.com`;

/** Returns the text of the newest mail with this subject that Herald sent to an address. */
export async function mailed({ outgoing }: World, subject: string, address: string): Promise<string> {
  const load = async (path: string) => (await fetch(`${outgoing}${path}`)).text();
  return until(`the mail "${subject}"`, 120, async () => {
    const rows = (await load('/')).split('<tr>').filter((row) => row.includes(`<td>${address}</td>`));
    const path = rows.find((row) => row.includes(`>${subject}</a>`))?.match(/\/mails\/\d+/)?.[0];
    const text = path && /<pre>(.*?)<\/pre>/s.exec(await load(path))?.[1];
    return text?.replace(/<[^>]*>/g, '').replaceAll('&amp;', '&');
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

/** Opens the link that Herald mails to a new user. */
export async function verify(world: World & { email: string }): Promise<void> {
  const { api, page, email } = world;
  await api('POST', '/api/auth/send-verification-email', { email });
  const link = /https?:\S+verify-email\S+/.exec(await mailed(world, 'Verify your address', email))![0];
  await page.goto(link);
}

/** Adds a new user to the organization of `owner`, and returns their page. */
export async function join(owner: World, name: string): Promise<World> {
  const guest = await newcomer(name);
  const { id: invitationId } = await owner.api<{ id: string }>(
    'POST',
    '/api/auth/organization/invite-member',
    { email: guest.email, role: 'member' },
  );
  await verify(guest);
  await guest.api('POST', '/api/auth/organization/accept-invitation', { invitationId });
  return guest;
}
