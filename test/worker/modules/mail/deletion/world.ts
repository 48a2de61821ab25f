import { type Client, testEnv } from '../../../helpers.ts';
import { writeMail } from '../raw.ts';

/** Strings that only the mail contains. */
export const MARKS = ['tracer@sender.example', 'Zanzibar', 'quokka'];

interface Mail {
  id: string;
  subject?: string;
  references?: string[];
  from?: string;
  to?: string;
  text?: string;
  file?: boolean;
}

export function rawOf(mail: Mail): string {
  const { subject = 'Zanzibar', from = 'Tracy <tracer@sender.example>', file: hasFile = false } = mail;
  const { to = 'support@herald.test', text = 'the quokka came' } = mail;
  const file = { name: 'quokka.txt', type: 'text/plain', content: 'a quokka' };
  return writeMail({ ...mail, subject, from, to, text, file: hasFile ? file : undefined });
}

export interface SavedMail {
  id: number;
  task_id: number | null;
}

/** Saves an email. Returns it as the API shows it. */
export async function saveMail(client: Client, mail: Mail & { direction?: 'outbound' }): Promise<SavedMail> {
  const { direction, ...rest } = mail;
  const response = await client.request('POST', '/api/emails', {
    raw: rawOf(rest),
    ...(direction ? { direction } : {}),
  });
  if (!response.ok) throw new Error(await response.text());
  return response.json();
}

/** Returns the ids of the emails of the organization. */
export async function emailIds({ organizationId }: Client): Promise<number[]> {
  const { results } = await testEnv.DB.prepare('SELECT id FROM emails WHERE organization_id = ? ORDER BY id')
    .bind(organizationId)
    .all<{ id: number }>();
  return results.map(({ id }) => id);
}

/** Returns the keys of the objects of the organization's mail. */
export async function objectKeys({ organizationId }: Client): Promise<string[]> {
  const { objects } = await testEnv.BUCKET.list({ prefix: `organizations/${organizationId}/` });
  return objects.map(({ key }) => key);
}

/**
 * Finds the texts or numbers in any row of any table of the organization. Returns them as `table.column: value`. A
 * number counts inside JSON and texts too.
 */
export async function findTraces(
  { organizationId }: Client,
  texts: string[],
  numbers: number[],
): Promise<string[]> {
  const { results: tables } = await testEnv.DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND sql LIKE '%organization_id%'",
  ).all<{ name: string }>();
  if (tables.length < 80) throw new Error('There are more tables than these.');
  const found: string[] = [];
  for (const { name } of tables) {
    const { results } = await testEnv.DB.prepare(`SELECT * FROM ${name} WHERE organization_id = ?`)
      .bind(organizationId)
      .all<Record<string, unknown>>();
    for (const row of results) {
      for (const [column, value] of Object.entries(row)) {
        const text = Array.isArray(value) ? Buffer.from(value as number[]).toString('latin1') : String(value);
        const isTrace =
          texts.some((mark) => text.toLowerCase().includes(mark.toLowerCase())) ||
          numbers.some((number) => new RegExp(`(?<!\\d)${number}(?!\\d)`).test(text));
        if (isTrace) found.push(`${name}.${column}: ${text.slice(0, 100)}`);
      }
    }
  }
  return found;
}

/** Returns the emails of the organization that the search index has under a gram. */
export async function indexed({ organizationId }: Client, gram: string): Promise<number[]> {
  const { results } = await testEnv.DB.prepare(
    `SELECT rowid AS id FROM email_terms WHERE email_terms MATCH ?2
      AND rowid BETWEEN CAST(?1 AS INTEGER) AND CAST(?1 AS INTEGER) + 4294967295`,
  )
    .bind(organizationId * 2 ** 32, gram)
    .all<{ id: number }>();
  return results.map(({ id }) => id);
}
