import type { LimitName } from '../../../../src/contract/limits.ts';
import type { Env } from '../../../../src/worker/platform/env.ts';
import { makeOrganization } from '../../helpers.ts';
import { request, withEnv } from '../identity/auth-helpers.ts';

type Limits = { limits: { name: LimitName; used: number; allowed: number; resets_at: string | null }[] };

/** Creates an organization whose calls use these settings. */
export async function makeWorld(settings: Partial<Env> = {}) {
  const client = await makeOrganization();
  const ask = (method: string, path: string, body?: unknown, over: Partial<Env> = {}) =>
    withEnv({ ...settings, ...over }, request(method, path, body, { cookie: client.cookie }));
  let n = 0;
  const message = () => ({
    message_id: `<${++n}@limits.example>`,
    from_address: 'kim@example.com',
    to_address: 'support@example.com',
    subject: 'Hello',
    body_text: 'Where is my order?',
  });
  return {
    client,
    ask,
    message,
    post: (path: string, body: FormData) =>
      withEnv(
        settings,
        new Request(`http://localhost${path}`, { method: 'POST', body, headers: { cookie: client.cookie } }),
      ),
    save: (over: Partial<Env> = {}) => ask('POST', '/api/emails', message(), over),
    async limits(over: Partial<Env> = {}) {
      const { limits } = await (await ask('GET', '/api/settings/limits', undefined, over)).json<Limits>();
      return Object.fromEntries(limits.map(({ name, ...limit }) => [name, limit])) as Record<
        LimitName,
        Omit<Limits['limits'][number], 'name'>
      >;
    },
  };
}
