import { expect, test } from 'vitest';
import { type Herald, signUp, startHerald, stateFolder } from '../system/herald.ts';

test('Herald answers every call while another Herald starts, stops and is killed', async () => {
  const [state, other] = [stateFolder(), stateFolder()];
  const herald = await startHerald(state.path, { DEMO: '0' });
  let neighbour: Herald | undefined;
  try {
    const user = await signUp(herald.origin, 'kim@example.com');
    let isPosting = true;
    const postCount = (async () => {
      let i = 0;
      for (; isPosting; i++) {
        const message = `From: kim@example.com\r\nMessage-ID: <${i}@example.com>\r\n\r\nHello`;
        const answer = await user.fetch('POST', '/api/emails', message, { 'content-type': 'message/rfc822' });
        expect(answer.status).toBe(201);
        await answer.body?.cancel();
      }
      return i;
    })();
    postCount.catch(() => {});
    for (let round = 1; round <= 3; round++) {
      neighbour = await startHerald(other.path, { DEMO: '0' });
      await neighbour.stop();
      neighbour = await startHerald(other.path, { DEMO: '0' });
      await neighbour.signalNpm('SIGKILL');
    }
    isPosting = false;
    expect(await user.get('/api/stats')).toMatchObject({ totalEmails: await postCount });
    expect(herald.output()).not.toMatch(/The Worker exited/);
  } finally {
    await neighbour?.stop();
    await herald.stop();
    state.remove();
    other.remove();
  }
});
