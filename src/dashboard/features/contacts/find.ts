import { client, dataOf, type Schemas } from '../../api/client.ts';

/** Returns the contact's address of a sender: contacts have no +detail. */
export function contactAddress(address: string): string {
  const whole = address.toLowerCase();
  const plus = whole.indexOf('+', 1);
  const at = whole.indexOf('@', plus);
  return plus > 0 && at > plus ? whole.slice(0, plus) + whole.slice(at) : whole;
}

/** Finds the contact with an address. */
export async function findContact(address: string): Promise<Schemas['Contact'] | undefined> {
  const query = { search: contactAddress(address), limit: 10 };
  const found = dataOf(await client.GET('/api/contacts', { params: { query } }));
  return found.find((each) => each.address === contactAddress(address));
}
