/** Adds three audits of the simulated website, two of earlier versions with more flaws, and a security audit. */
import { expectOk, read, send } from '../calls.ts';
import { runSql } from './database.ts';
import type { Showcase } from './showcase.ts';
import { until } from './until.ts';

const DAY = 86_400_000;
const PATHS = ['/api/audits', '/api/security-audits'] as const;
/** The recommendation that becomes a task. No version implements it. */
const RECOMMENDATION = 'performance.compression';
const VERSIONS = [
  { age: 2, daysAgo: 27 },
  { age: 1, daysAgo: 12 },
  { age: 0, daysAgo: 0 },
] as const;

/** Requires the simulated website. */
export async function addAudits(showcase: Showcase): Promise<void> {
  const { origin, cookie, site } = showcase;
  const url = `${site.url}/`;
  for (const path of PATHS) {
    const earlier = await read<{ id: number }[]>(await send('GET', origin + path, undefined, cookie));
    for (const { id } of earlier) {
      await expectOk(await send('DELETE', `${origin}${path}/${id}`, undefined, cookie));
    }
  }
  let newest = 0;
  try {
    for (const { age, daysAgo } of VERSIONS) {
      site.age = age;
      newest = await audit(showcase, PATHS[0], { type: 'digital', url });
      if (daysAgo > 0) await moveIntoPast(showcase, newest, daysAgo);
    }
  } finally {
    site.age = 0;
  }
  await audit(showcase, PATHS[1], { url });
  const task = `${origin}/api/audits/${newest}/recommendations/${RECOMMENDATION}/task`;
  await expectOk(await send('POST', task, undefined, cookie));
}

async function audit({ origin, cookie }: Showcase, path: string, body: object): Promise<number> {
  const { id } = await read<{ id: number }>(await send('POST', origin + path, body, cookie));
  await until('an audit to finish', 40, async () => {
    const { status } = await read<{ status: string }>(
      await send('GET', `${origin}${path}/${id}`, undefined, cookie),
    );
    if (status === 'failed') throw new Error('An audit of the demo website has failed.');
    return status === 'completed';
  });
  return id;
}

async function moveIntoPast(showcase: Showcase, id: number, daysAgo: number): Promise<void> {
  const columns = ['created_at', 'requested_at', 'started_at', 'completed_at'];
  const moved = columns.map((column) => `${column} = ${column} - ?`).join(', ');
  await runSql(showcase, [
    {
      sql: `UPDATE audits SET ${moved} WHERE id = ?`,
      params: [...columns.map(() => daysAgo * DAY), id],
    },
  ]);
}
