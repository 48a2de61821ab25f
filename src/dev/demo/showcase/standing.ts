/** Adds labels, and moves conversations to done, snoozed, spam or trash, so that no mail list is empty. */
import type { Label } from '../../../contract/mail/labels.ts';
import { DOMAIN } from '../account.ts';
import { expectOk, read, send } from '../calls.ts';
import { showcaseConversations } from './mail.ts';
import type { Showcase } from './showcase.ts';

const DAY = 86_400_000;

/** Labels with the subjects that they apply to. */
const LABELS = [
  {
    name: 'Wholesale',
    color: '#0e7490',
    of: ['Quote for 40 travel cups', 'Theeproeverij voor ons team', 'Té para una boda de 80 invitados'],
  },
  {
    name: 'Events',
    color: '#ca8a04',
    of: [
      'A tasting workshop, live on your channel?',
      'Theeproeverij voor ons team',
      'Té para una boda de 80 invitados',
    ],
  },
  {
    name: 'Press',
    color: '#a21caf',
    of: ['A portrait of your shop for the weekend edition', 'Invitation: photos for the winter catalogue'],
  },
  {
    name: 'Refund',
    color: '#be123c',
    of: ['Refund for order 2260', 'Bouilloire fendue à la livraison', 'Two invoices for one order'],
  },
];
const SPAM = ['[phishing attempt?] Your mailbox will be closed today'];
const TRASH = ['The Leaf Letter no. 48: what the rain did to the spring harvest'];
/** Days from now, at eight in the morning (UTC). */
const SNOOZED = [
  { subject: 'Theeproeverij voor ons team', inDays: 1 },
  { subject: 'Refund for order 2260', inDays: 3 },
];

/** Idempotent: a moved conversation is no longer in the list of open ones. */
export async function sortMail(showcase: Showcase): Promise<void> {
  const { origin, cookie, now } = showcase;
  const url = `${origin}/api/threads`;
  const open = await read<{ id: number; subject: string }[]>(
    await send('GET', `${url}?limit=200&fields=id,subject`, undefined, cookie),
  );
  const change = async (subjects: string[], body: object) => {
    const ids = open.filter(({ subject }) => subjects.includes(subject)).map(({ id }) => id);
    if (ids.length > 0) await expectOk(await send('PATCH', url, { ids, ...body }, cookie));
  };
  const labels = await read<Label[]>(await send('GET', `${origin}/api/labels`, undefined, cookie));
  for (const { name, color, of } of LABELS) {
    const label =
      labels.find((each) => each.name === name) ??
      (await read<Label>(await send('POST', `${origin}/api/labels`, { name, color }, cookie)));
    await change(of, { add_label_ids: [label.id] });
  }
  const done = showcaseConversations(DOMAIN, now).filter(({ task }) => task.status === 'done');
  await change(
    done.map(({ subject }) => subject),
    { state: 'done' },
  );
  await change(SPAM, { state: 'spam' });
  await change(TRASH, { state: 'trash' });
  for (const { subject, inDays } of SNOOZED) {
    const morning = new Date(now.getTime() + inDays * DAY);
    morning.setUTCHours(8, 0, 0, 0);
    await change([subject], { state: 'snoozed', snoozed_until: morning.toISOString() });
  }
}
