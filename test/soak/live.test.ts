import { expect, test } from 'vitest';
import { startHerald, stateFolder } from '../system/herald.ts';
import { loadLive } from '../system/live-load.ts';

test('200 pages and 20 changes a second for a minute, with sockets cut: every page ends with what the database has', async () => {
  const state = stateFolder();
  const herald = await startHerald(state.path, { DEMO: '0' });
  try {
    const report = await loadLive(herald.origin, {
      pages: 200,
      changesPerSecond: 20,
      seconds: 60,
      cutsPerSecond: 5,
    });
    console.log(JSON.stringify({ ...report, views: report.views.length }));
    expect(report.views.filter((isRight) => isRight)).toHaveLength(200);
    expect(report.messages).toBeGreaterThan(200 * 60);
  } finally {
    await herald.stop();
    state.remove();
  }
});
