import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { makeOrganization } from '../../helpers.ts';
import { plant } from '../identity/access/plant.ts';
import {
  ask,
  type Clock,
  cron,
  databases,
  found,
  homeOf,
  isApart,
  leftIn,
  moveWhole,
  order,
  rowsOf,
  said,
  save,
  settleInFirst,
  stateOf,
  tickOf,
  watched,
} from './world.ts';

describe.skipIf(!isApart)('needs three databases', () => {
  test('an organization with a record of each kind is moved as it is, is used as before, and nothing of it is left', async () => {
    const other = await makeOrganization();
    await save(other);
    const { owner } = await plant();
    const id = owner.organizationId;
    for (let n = 0; n < 12; n++) await save(owner);
    const clock: Clock = { at: Date.now() };
    const [before, others] = [await rowsOf(2, id), await rowsOf(2, id, false)];
    expect(new Set(before.map((row) => row.slice(0, row.indexOf(' ')))).size).toBeGreaterThan(50);
    await order(id, 3);
    await moveWhole(clock, id);

    expect(await stateOf(id)).toBeNull();
    expect(await homeOf(id)).toBe(3);
    expect(await rowsOf(3, id)).toEqual(before);
    expect(await leftIn(2, id)).toEqual([]);
    expect(await rowsOf(2, id, false)).toEqual(others);
    expect(await found(owner, 'quokka')).toBe(12);
    expect(await found(other, 'quokka')).toBe(1);
    expect(
      await databases[3]!.prepare('SELECT count(*) AS n FROM email_terms_docsize').first<number>('n'),
    ).toBeGreaterThanOrEqual(12);
    // The organization is used there, and searches use the index.
    const saved = await save(owner, { body_text: 'a numbat' });
    expect(await found(owner, 'numbat')).toBe(1);
    await said(ask(owner, 'GET', `/api/emails/${saved}`));
    expect(await leftIn(2, id)).toEqual([]);
  });

  test('an organization of the first database moves away, and what the directory writes for it meanwhile stays there', async () => {
    const owner = await makeOrganization();
    const id = owner.organizationId;
    await settleInFirst(id);
    for (let n = 0; n < 5; n++) await save(owner);
    await said(ask(owner, 'POST', '/api/settings/security/api-keys', { name: 'before' }));
    const before = await rowsOf(1, id);
    await order(id, 3);
    const clock: Clock = { at: Date.now() };
    await moveWhole(clock, id);
    expect(await homeOf(id)).toBe(3);
    expect(await rowsOf(3, id)).toEqual(before);
    const left = await leftIn(1, id);
    expect(left.filter((name) => name !== 'sequences')).toEqual([]);
    expect(await found(owner, 'quokka')).toBe(5);
    await said(ask(owner, 'POST', '/api/settings/security/api-keys', { name: 'after' }));
    const log = await said<{ action: string }[]>(ask(owner, 'GET', '/api/audit-log'));
    expect(log.filter(({ action }) => /key/.test(action))).toHaveLength(2);
  });

  test('until an organization has arrived, cron does no work with its copied rows, and deletes none of its files', async () => {
    const { owner } = await plant();
    const id = owner.organizationId;
    for (let n = 0; n < 5; n++) await save(owner);
    const filesOf = async () => {
      const lists = [`organizations/${id}/`, `audits/${id}/`].map((prefix) => env.BUCKET.list({ prefix }));
      return (await Promise.all(lists)).flatMap(({ objects }) => objects.map(({ key }) => key));
    };
    const upload = await env
      .DB_2!.prepare('SELECT id FROM audit_uploads WHERE organization_id = ?')
      .bind(id)
      .first<number>('id');
    await env.BUCKET.put(`audits/${id}/${upload}`, 'a video');
    // All jobs that have a time are due.
    await env
      .DB_2!.prepare('UPDATE jobs SET due_at = 0 WHERE organization_id = ? AND lease IS NULL')
      .bind(id)
      .run();
    await env
      .DB_2!.prepare('UPDATE audit_uploads SET expires_at = 1 WHERE organization_id = ?')
      .bind(id)
      .run();
    const files = await filesOf();
    expect(files).toHaveLength(6);
    await order(id, 3);
    const clock: Clock = { at: Date.now() };
    const stopped = watched(async (commit) => {
      if ((await stateOf(id)) === 'catching-up') throw new Error('The Worker was killed.');
      return commit();
    });
    await moveWhole(clock, id, cron(clock, stopped)).catch((error: Error) => {
      if (!/killed/.test(error.message)) throw error;
    });
    expect(await stateOf(id)).toBe('catching-up');
    const copied = await rowsOf(3, id);
    expect(copied.filter((row) => /^(?:jobs|events|audit_uploads|emails) /.test(row)).length).toBeGreaterThan(
      10,
    );
    for (let n = 0; n < 3; n++) await tickOf(3);
    expect(await rowsOf(3, id)).toEqual(copied);
    expect(await filesOf()).toEqual(files);

    await moveWhole(clock, id);
    expect(await homeOf(id)).toBe(3);
    await tickOf(3);
    expect(await rowsOf(3, id)).not.toEqual(copied);
  });
});
