import { describe, expect, test } from 'vitest';
import type { Env } from '../../../../src/worker/platform/env.ts';
import { testEnv } from '../../helpers.ts';
import { makeWorld, type World } from '../sync/world.ts';
import { body, create, expectRefusal } from './calls.ts';

describe('the connection test', () => {
  const verdict = async (world: World, id: number) => {
    const response = await world.request('POST', `/api/inboxes/${id}/test`);
    expect(response.status).toBe(200);
    return (await response.json()) as Record<'imap' | 'smtp', { success: boolean; error: string }>;
  };
  /** A port where nothing listens. */
  const deaf = { smtp_host: '127.0.0.1', smtp_port: 9 };

  test('reports each server separately, in our own words', async () => {
    const world = await makeWorld();
    const id = await create(world, body(deaf));
    expect(await verdict(world, id)).toEqual({
      imap: { success: true, error: '' },
      smtp: { success: false, error: 'Nothing accepts connections at 127.0.0.1:9. Check host and port.' },
    });
    expect(world.sidecar.calls).toEqual([
      {
        path: '/verify',
        body: {
          host: 'imap.example.com',
          port: 993,
          user: 'support@example.com',
          password: 'imap-pass-word',
          tls: true,
        },
      },
      // Workers do not report why a connection failed, so the sidecar probes the server again.
      { path: '/probe', body: { host: '127.0.0.1', port: 9, starttls: true } },
    ]);

    world.sidecar.failure = { code: 'AUTH_FAILED', message: 'User or password is wrong.' };
    expect(await verdict(world, id)).toMatchObject({
      imap: { success: false, error: 'User or password is wrong.' },
    });
    world.sidecar.instead = () => new Response('oops', { status: 500 });
    expect(await verdict(world, id)).toMatchObject({
      imap: { success: false, error: expect.stringContaining('The IMAP sidecar answered with status 500') },
    });
    world.sidecar.instead = () => Response.json({ surprise: true });
    expect(await verdict(world, id)).toMatchObject({
      imap: { success: false, error: expect.stringContaining('was not understood') },
    });
  });

  test('an unreachable sidecar is reported for the IMAP server only', async () => {
    const world = await makeWorld({ SIDECAR_URL: 'http://127.0.0.1:9' });
    const result = await verdict(world, await create(world, body(deaf)));
    expect(result.imap).toEqual({
      success: false,
      error: 'The IMAP sidecar cannot be reached. Try again in a few minutes.',
    });
    expect(result.smtp.error).toContain('127.0.0.1:9');
  });

  test('in production, private SMTP servers and port 25 are refused', async () => {
    const world = await makeWorld({ ALLOW_PRIVATE_HOSTS: undefined } as Partial<Env>);
    const id = await create(world, body({ smtp_host: '127.1', smtp_port: 2525 }));
    expect(await verdict(world, id)).toMatchObject({
      imap: { success: true },
      smtp: { success: false, error: '127.0.0.1 is not on the public internet.' },
    });
    const production = await makeWorld({ ENVIRONMENT: 'production' });
    const other = await create(production, body({ smtp_host: '192.0.2.1', smtp_port: 25 }));
    expect((await verdict(production, other)).smtp).toEqual({
      success: false,
      error: expect.stringContaining('Port 25 cannot be reached from here'),
    });
  });

  test('passwords that do not open are reported', async () => {
    const world = await makeWorld();
    const id = await create(world);
    await testEnv.DB.prepare('UPDATE inboxes SET smtp_password = imap_password WHERE id = ?').bind(id).run();
    await expectRefusal(world.request('POST', `/api/inboxes/${id}/test`), 422, 'PASSWORD_UNREADABLE');
    expect(world.sidecar.calls).toEqual([]);
  });
});
