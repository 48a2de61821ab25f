import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { testEnv } from '../../../helpers.ts';
import { catchFetch, DAY, makeWorld, signers, type World } from '../world.ts';

beforeAll(catchFetch);

afterAll(() => void vi.unstubAllGlobals());

describe('rotating the secret', () => {
  test('both secrets sign for a day, then only the new one', async () => {
    const world = await makeWorld();
    const receiver = world.receiver();
    const { id, secret } = await world.add(receiver.url);
    const rotated = (await (await world.request('POST', `/api/webhooks/${id}/rotate-secret`)).json()) as {
      secret: string;
      previous_secret_expires_at: string;
    };
    const lasts = Date.parse(rotated.previous_secret_expires_at);
    await world.save();
    await world.after(0);
    await world.save();
    await world.after(lasts - 1 - world.clock.now);
    await world.save();
    await world.after(1);
    expect(receiver.received.map((request) => signers(request, [rotated.secret, secret]))).toEqual([
      [0, 1],
      [0, 1],
      [0],
    ]);
  });

  const rotate = async (world: World, id: number) =>
    world.request('POST', `/api/webhooks/${id}/rotate-secret`);
  const secretOf = async (response: Response) => ((await response.json()) as { secret: string }).secret;

  test.each([
    ['one after the other', false],
    ['at once', true],
  ])('twice within a day, %s: receivers can verify with any of the three', async (_, isConcurrent) => {
    const world = await makeWorld();
    const receiver = world.receiver();
    const { id, secret } = await world.add(receiver.url);
    const first = rotate(world, id);
    if (!isConcurrent) await first;
    const answers = await Promise.all([first, rotate(world, id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const secrets = [secret, ...(await Promise.all(answers.map(secretOf)))];
    await world.save();
    await world.drain();
    expect(signers(receiver.received[0]!, secrets).sort()).toEqual([0, 1, 2]);
  });

  test('each secret signs for a day from when it is replaced', async () => {
    const world = await makeWorld();
    const receiver = world.receiver();
    const { id, secret } = await world.add(receiver.url);
    const inADay = Date.now() + DAY;
    const second = await secretOf(await rotate(world, id));
    await testEnv.DB.prepare('UPDATE previous_webhook_secrets SET expires_at = ? WHERE webhook_id = ?')
      .bind(inADay - DAY / 2, id)
      .run();
    const rotated = await rotate(world, id);
    const { previous_secret_expires_at: lasts } = (await rotated.clone().json()) as Record<string, string>;
    expect(Date.parse(lasts!)).toBeGreaterThanOrEqual(inADay);
    const secrets = [secret, second, await secretOf(rotated)];
    await world.save();
    await world.after(0);
    await world.save();
    await world.after(inADay - DAY / 2 - world.clock.now);
    await world.save();
    await world.after(DAY);
    expect(receiver.received.map((request) => signers(request, secrets))).toEqual([[2, 1, 0], [2, 1], [2]]);
  });

  test('deleting the endpoint deletes its previous secrets', async () => {
    const world = await makeWorld();
    const { id } = await world.add(world.receiver().url);
    await rotate(world, id);
    expect((await world.request('DELETE', `/api/webhooks/${id}`)).status).toBe(200);
    const { results } = await testEnv.DB.prepare(
      'SELECT * FROM previous_webhook_secrets WHERE webhook_id = ?',
    )
      .bind(id)
      .all();
    expect(results).toEqual([]);
  });

  test('a sixth time within a day is refused, as a secret would stop signing too early', async () => {
    const world = await makeWorld();
    const receiver = world.receiver();
    const { id, secret } = await world.add(receiver.url);
    const answers = await Promise.all(Array.from({ length: 7 }, () => rotate(world, id)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    const refusal = answers.find(({ status }) => status === 429)!;
    expect(await refusal.json()).toMatchObject({ code: 'TOO_MANY_ROTATIONS' });
    const seconds = Number(refusal.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(86_000);
    expect(seconds).toBeLessThanOrEqual(86_400);
    await world.save();
    await world.drain();
    expect(receiver.received[0]!.signatures).toHaveLength(6);
    expect(signers(receiver.received[0]!, [secret])).toContain(0);
    // After the oldest has expired, rotating works again.
    await testEnv.DB.prepare(
      `UPDATE previous_webhook_secrets SET expires_at = ?
       WHERE id = (SELECT min(id) FROM previous_webhook_secrets WHERE webhook_id = ?)`,
    )
      .bind(Date.now(), id)
      .run();
    expect((await rotate(world, id)).status).toBe(200);
  });
});
