import { expect, test } from 'vitest';
import { type Herald, signUp, startHerald, stateFolder } from '../system/herald.ts';

test('a Herald answers every call while another one beside it starts, ends and is killed', async () => {
  const [state, other] = [stateFolder(), stateFolder()];
  const herald = await startHerald(state.path, { DEMO: '0' });
  let neighbour: Herald | undefined;
  try {
    const user = await signUp(herald.origin, 'kim@example.com');
    let posting = true;
    const posted = (async () => {
      let i = 0;
      for (; posting; i++) {
        const message = `From: kim@example.com\r\nMessage-ID: <${i}@example.com>\r\n\r\nHello`;
        const answer = await user.fetch('POST', '/api/emails', message, { 'content-type': 'message/rfc822' });
        expect(answer.status).toBe(201);
        await answer.body?.cancel();
      }
      return i;
    })();
    posted.catch(() => {});
    for (let round = 1; round <= 3; round++) {
      neighbour = await startHerald(other.path, { DEMO: '0' });
      await neighbour.stop();
      neighbour = await startHerald(other.path, { DEMO: '0' });
      await neighbour.signalNpm('SIGKILL');
    }
    posting = false;
    expect(await user.get('/api/stats')).toMatchObject({ totalEmails: await posted });
    expect(herald.output()).not.toMatch(/The Worker ended/);
  } finally {
    await neighbour?.stop();
    await herald.stop();
    state.remove();
    other.remove();
  }
});
