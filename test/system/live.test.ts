import { expect, test } from 'vitest';
import { startHerald, stateFolder } from './herald.ts';
import { loadLive } from './live-load.ts';

test('200 pages, 20 changes a second, sockets cut: every page ends with what the database has', async () => {
  const state = stateFolder();
  const herald = await startHerald(state.path, { DEMO: '0' });
  try {
    const report = await loadLive(herald.origin, {
      pages: 200,
      changesPerSecond: 20,
      seconds: 10,
      cutsPerSecond: 5,
    });
    expect(report.views.filter((isRight) => isRight).length, JSON.stringify(report)).toBe(200);
    console.log(JSON.stringify({ ...report, views: report.views.length }));
  } finally {
    await herald.stop();
    state.remove();
  }
});
