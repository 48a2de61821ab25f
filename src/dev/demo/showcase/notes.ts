/** What colleagues say to the demo user: notes that mention them. */
import { DOMAIN, signIn } from '../account.ts';
import { expectOk, read, send } from '../calls.ts';
import { findPeople } from './people.ts';
import type { Showcase } from './showcase.ts';

const NOTES = [
  { subject: 'Quote for 40 travel cups', by: 'mira', text: '@Demo can we do 35 by Friday?' },
  {
    subject: 'Bouilloire fendue à la livraison',
    by: 'lin',
    text: '@Demo the carrier pays. Shall I refund it?',
  },
] as const;

/** Adds what is missing. */
export async function addNotes(showcase: Showcase): Promise<void> {
  const { origin, cookie } = showcase;
  const people = await findPeople(showcase);
  const demo = people.get('demo')!;
  const emails = await read<{ id: number; subject: string }[]>(
    await send(
      'GET',
      `${origin}/api/emails?direction=inbound&limit=200&fields=id,subject`,
      undefined,
      cookie,
    ),
  );
  for (const { subject, by, text } of NOTES) {
    const email = emails.find((each) => each.subject.endsWith(subject));
    if (!email) continue;
    const notes = await read<{ text: string }[]>(
      await send('GET', `${origin}/api/notes?thread=${email.id}`, undefined, cookie),
    );
    if (notes.some((note) => note.text === text)) continue;
    const body = { email_id: email.id, text, mentions: [demo] };
    await expectOk(await send('POST', `${origin}/api/notes`, body, await enter(showcase, by)));
  }
}

/** Signs a colleague in to the demo organization: each has one of their own too. Returns the session's cookie. */
async function enter({ origin, organizationId }: Showcase, key: string): Promise<string> {
  const cookie = await signIn(origin, `${key}@${DOMAIN}`);
  if (!cookie) throw new Error(`${key} has changed the password`);
  const body = { organizationId: String(organizationId) };
  await expectOk(await send('POST', `${origin}/api/auth/organization/set-active`, body, cookie));
  return cookie;
}
