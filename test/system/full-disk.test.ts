import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { type Client, signUp, startHerald, until } from './herald.ts';

/** Mounts a separate file system; null where mounting is not allowed, as for users other than root. */
function mountDisk() {
  const path = mkdtempSync(join(tmpdir(), 'herald-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=160m', 'tmpfs', path], { stdio: 'ignore' });
  } catch {
    rmdirSync(path);
    return null;
  }
  const ballast = join(path, 'ballast');
  return {
    path,
    /** Fills the disk up to this many free bytes. */
    fill(free: number) {
      const { bavail, bsize } = statfsSync(path);
      writeFileSync(ballast, Buffer.alloc(bavail * bsize - free), { flag: 'a' });
    },
    freeSpace: () => rmSync(ballast),
    unmount() {
      execFileSync('umount', [path]);
      rmdirSync(path);
    },
  };
}

/** Posts email `i`, parts of which go to D1 and to R2. Returns the status. */
async function postEmail(user: Client, i: number): Promise<number> {
  const lines = [
    'From: kim@example.com',
    'To: support@company.example',
    `Subject: Order ${i}`,
    `Message-ID: <order-${i}@example.com>`,
  ];
  const body = [...lines, '', `This is order ${i}. `.repeat(2000)].join('\r\n');
  const response = await user.fetch('POST', '/api/emails', body, { 'content-type': 'message/rfc822' });
  const answer = (await response.json()) as { code?: string };
  if (!response.ok) expect(answer).toMatchObject({ status: response.status, code: 'INTERNAL_ERROR' });
  return response.status;
}

test('Herald reports a full disk, loses no data, and recovers when space is freed', async ({ skip }) => {
  const disk = mountDisk();
  if (!disk) return skip('Mounting a file system is not allowed here.');
  const state = join(disk.path, 'state');
  const herald = await startHerald(state, { DEMO: '0' });
  try {
    const user = await signUp(herald.origin, 'kim@example.com');
    disk.fill(500_000);
    await until('the report of the full disk', 60, async () => herald.output().includes('The disk is full'));
    const stored: number[] = [];
    const refused: number[] = [];
    for (let i = 1; i <= 200 && refused.length < 10; i++) {
      (await postEmail(user, i)) === 201 ? stored.push(i) : refused.push(i);
    }
    expect(refused).toHaveLength(10);
    disk.fill(0);

    disk.freeSpace();
    await until('the report of free space', 60, async () => herald.output().includes('enough free space'));
    for (const i of stored) expect(await postEmail(user, i)).toBe(200);
    for (const i of refused) expect(await postEmail(user, i)).toBe(201);
    const total = stored.length + refused.length;
    expect(await user.get('/api/stats')).toMatchObject({
      totalEmails: total,
      tasksByStatus: { todo: total, in_progress: 0, done: 0 },
    });
    for (const { id } of await user.get<{ id: number }[]>('/api/emails?limit=200')) {
      const { body_text } = await user.get<{ body_text: string }>(`/api/emails/${id}`);
      expect(body_text.match(/This is order/g)).toHaveLength(2000);
    }
    expect(herald.output()).not.toContain('ENOSPC');
    await herald.stop();

    disk.fill(500_000);
    await expect(startHerald(state)).rejects.toThrow(/could not start: The disk is full.*Free some space/);
    // Opening a database takes space, too.
    disk.freeSpace();
    for (const file of readdirSync(state, { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.sqlite')) continue;
      using database = new DatabaseSync(join(state, file));
      expect(database.prepare('PRAGMA integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
    }
  } finally {
    await herald.stop();
    disk.unmount();
  }
});
